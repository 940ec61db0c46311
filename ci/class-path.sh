# Sourced in the repository's folder: class_path MODULE prints the class path that the module runs with, task_path TASK
# that of another task.
class_path() { task_path "$1.runClasspath"; }

task_path() {
  ./mill --ticker false show "$1" |
    sed -n 's/^ *"\(q\{0,1\}ref:[^:]*:[^:]*:\)\{0,1\}\(.*\)",\{0,1\}$/\2/p' | paste -sd: -
}
