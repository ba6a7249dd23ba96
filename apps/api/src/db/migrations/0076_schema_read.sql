-- A process that starts compares the files that ran with its own.
GRANT SELECT (name) ON schema_migrations TO karigar_system;
