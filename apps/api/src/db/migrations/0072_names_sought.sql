-- Find by the start of a name, under row level security: PostgreSQL uses an index behind a policy only for what cannot
-- leak a row, and lower() and || could. So the lowered names are columns (decision 87).
ALTER TABLE profiles
  ADD COLUMN name_sought text GENERATED ALWAYS AS (lower(first_name || ' ' || last_name)) STORED,
  ADD COLUMN last_name_sought text GENERATED ALWAYS AS (lower(last_name)) STORED;
DROP INDEX profiles_name, profiles_last_name;
CREATE INDEX profiles_name ON profiles (name_sought text_pattern_ops);
CREATE INDEX profiles_last_name ON profiles (last_name_sought text_pattern_ops);
