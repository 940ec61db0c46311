# Sourced by the checks of the converter, in the repository's folder: builds it as a jar that runs itself ($jar) and as a native
# executable ($native), makes a folder for temporary files ($work), counts runs ($done) and failures ($failed).
artifact() { ./mill --ticker false --jobs 2 show "$1" | tail -n 1 | sed 's/^"\(.*:\)*\(.*\)"$/\2/'; }
jar=$(artifact cli.jvm.assembly)
native=$(artifact cli.native.executable)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0 done=0

fail() { echo "converter: $*" >&2; failed=$((failed + 1)); }

# run NAME PROGRAM ARGUMENT...: leaves the output, the errors and the exit status in files named so.
run() {
  name=$1
  shift
  status=0
  "$@" >"$work/$name.out" 2>"$work/$name.err" || status=$?
  echo "$status" >"$work/$name.status"
  done=$((done + 1))
}

# sums: says how many runs there were and exits 1 if one failed.
sums() {
  echo "$done runs, $failed failures"
  [ "$failed" = 0 ]
}
