# Sourced by the scripts of this folder: the settings of backup.env, and who runs what.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
settings=${BACKUP_ENV:-/etc/karigar/backup.env}
[ -r "$settings" ] || { echo "$settings cannot be read: copy $here/backup.env.example" >&2; exit 2; }
set -a
# shellcheck disable=SC1090
. "$settings"
set +a
data=$PGBACKREST_PG1_PATH

# The programs of PostgreSQL refuse root, and its files belong to postgres.
as_postgres=()
[ "$(id -u)" != 0 ] || as_postgres=(runuser -u postgres --)

refuse() {
  echo "refused: $*" >&2
  exit 1
}

ask() {
  "${as_postgres[@]}" "$PG_BIN/psql" -XAtq -h "$PGBACKREST_PG1_SOCKET_PATH" -p "$PGBACKREST_PG1_PORT" -U postgres -d postgres -c "$1"
}

# metric NAME: it succeeded now. A file of its own, replaced in one step.
metric() {
  [ -d "${BACKUP_METRICS:-}" ] || return 0
  echo "$1 $(date +%s)" >"$BACKUP_METRICS/$1.new"
  mv "$BACKUP_METRICS/$1.new" "$BACKUP_METRICS/$1.prom"
}
