# To be read by the scripts that run several checks. `check COMMAND...` runs one and tells its time. `summary` ends the
# script: it prints the times, longest first, what the failed checks said, and the sums of the lines `N passed, N failed`
# that the checks ended with, where a check without such a line is one, and exits 1 if a check failed.
passed=0 failures=0 failed="" times=""
log=$(mktemp)
trap 'rm -f "$log" "$log.status" "$log.failed"' EXIT

check() {
  printf '\n======== %s\n' "$*"
  started=$(date +%s)
  { "$@" 2>&1 && echo 0 >"$log.status" || echo $? >"$log.status"; } | tee "$log"
  status=$(cat "$log.status")
  sums=$(sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$log" | tail -n 1)
  if [ "$status" != 0 ]; then
    failed="$failed [$*]"
    # The failed tests of utest, and the last lines.
    { echo "-------- $*"; grep -a -A 5 '^X ' "$log" | head -n 60; tail -n 40 "$log"; } >>"$log.failed"
  fi
  if [ -n "$sums" ] && { [ "$status" = 0 ] || [ "${sums#* }" != 0 ]; }; then
    passed=$((passed + ${sums% *})) failures=$((failures + ${sums#* }))
  elif [ "$status" = 0 ]; then passed=$((passed + 1))
  else failures=$((failures + 1)); fi
  seconds=$(($(date +%s) - started))
  times="$times$(printf '%5s s  %s' "$seconds" "$*")
"
  echo "======== $* took $seconds s"
}

summary() {
  printf '%s' "$times" | sort -rn
  [ ! -f "$log.failed" ] || cat "$log.failed"
  [ -z "$failed" ] || echo "Failed:$failed"
  echo "$passed passed, $failures failed"
  [ -z "$failed" ]
}

# What the checks need beyond the tests, and Go must be able to fetch a newer Go where a tool asks for it.
ci/tools go:golang-go npm:npm python3:python3-venv
python3 -c 'import ensurepip' || ci/tools venv:python3-venv
export GOTOOLCHAIN=auto
