-- A second login for a role of the server, with its rights and settings: to change a password without a moment in which
-- a process is refused (docs/operate/secrets.md). As superuser, in any database:
--   psql -v role=karigar_app -v login=karigar_app_b -v password="$(openssl rand -hex 24)" -f second-login.sql
\set ON_ERROR_STOP on
SELECT format('CREATE ROLE %I LOGIN', :'login')
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = :'login') \gexec
ALTER ROLE :"login" LOGIN PASSWORD :'password';
GRANT :"role" TO :"login";
SELECT format('ALTER ROLE %I SET %s = %L', :'login', split_part(setting, '=', 1),
  substr(setting, strpos(setting, '=') + 1))
FROM pg_roles, unnest(rolconfig) AS setting WHERE rolname = :'role' \gexec
ALTER ROLE :"login" SET role = :'role';
