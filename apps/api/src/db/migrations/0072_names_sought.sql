-- Find by the start of a name, under row level security: PostgreSQL uses an index behind a policy only for what cannot
-- leak a row, and lower() and || could. So the lowered names are columns (decision 87); a trigger keeps them, because a
-- generated column would rewrite the table.
ALTER TABLE profiles ADD COLUMN name_sought text, ADD COLUMN last_name_sought text;
CREATE FUNCTION keep_names_sought() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_sought := lower(NEW.first_name || ' ' || NEW.last_name);
  NEW.last_name_sought := lower(NEW.last_name);
  RETURN NEW;
END $$;
CREATE TRIGGER keep_names_sought BEFORE INSERT OR UPDATE OF first_name, last_name ON profiles
  FOR EACH ROW EXECUTE FUNCTION keep_names_sought();
UPDATE profiles SET first_name = first_name;
DROP INDEX profiles_name, profiles_last_name;
CREATE INDEX profiles_name ON profiles (name_sought text_pattern_ops);
CREATE INDEX profiles_last_name ON profiles (last_name_sought text_pattern_ops);
