# Sourced in the repository's folder: class_path MODULE prints the class path that the module runs with.
class_path() {
  ./mill --ticker false show "$1.runClasspath" |
    sed -n 's/^ *"\(q\{0,1\}ref:[^:]*:[^:]*:\)\{0,1\}\(.*\)",\{0,1\}$/\2/p' | paste -sd: -
}
