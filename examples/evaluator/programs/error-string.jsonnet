// -S
// Only a string is printed as it is.
{ a: 1 }
