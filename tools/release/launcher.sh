#!/bin/sh
# Runs a release: karigar serve | karigar db ... | karigar version
set -eu
root=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)
export NODE_ENV="${NODE_ENV:-production}"
export WEB_DIR="${WEB_DIR:-$root/apps/web/dist}"
export CONSOLE_DIR="${CONSOLE_DIR:-$root/apps/console/dist}"
command=${1:-}
[ $# -eq 0 ] || shift
case "$command" in
  serve) exec "$root/node/bin/node" "$root/apps/api/src/main.ts" "$@" ;;
  db) exec "$root/node/bin/node" "$root/apps/api/src/db-main.ts" "$@" ;;
  version) exec cat "$root/release.json" ;;
  *)
    echo 'karigar serve     starts the server with the roles in ROLES' >&2
    echo 'karigar db ...    prepares, migrates and checks the database' >&2
    echo 'karigar version   says which release this is' >&2
    exit 2
    ;;
esac
