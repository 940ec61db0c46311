module ranges

go 1.22
