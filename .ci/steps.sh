# What .ci/run and .ci/deep share: steps whose failures are counted, and the summary. Sourced, not run.
reports=$(mktemp -d)
trap 'rm -rf "$reports"' EXIT
failed_steps=0

# install_programs program=package ...: installs the Debian packages of programs that are not here.
install_programs() {
  local missing=() pair
  for pair in "$@"; do
    command -v "${pair%%=*}" >/dev/null || missing+=("${pair#*=}")
  done
  [ ${#missing[@]} -eq 0 ] && return
  if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  else
    echo "Not installed, and this account cannot install them: ${missing[*]}"
  fi
}

# Runs a step and says how long it took; a failure is counted, and the steps after it still run, so that one run tells everything.
step() {
  local began=$SECONDS
  echo "== $1"
  if ! "${@:2}"; then
    failed_steps=$((failed_steps + 1))
    echo "== $1 failed"
  fi
  echo "== $1: $((SECONDS - began)) s"
}

# tests <name> <command of vitest>: runs it with a report beside its usual output. Its failures are counted from the report.
tests() {
  local name=$1 began=$SECONDS
  shift
  echo "== $name"
  "$@" --reporter=default --reporter=json --outputFile.json="$reports/$name.json" || echo failed >"$reports/$name.failed"
  echo "== $name: $((SECONDS - began)) s"
}

summary() {
  node .ci/summary.mjs "$reports" "$failed_steps"
}
