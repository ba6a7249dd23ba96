-- A name in every language, as {"en": "AC", "hi": "एसी"}: English at least, and nothing but text.
CREATE FUNCTION is_names(names jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN jsonb_typeof(names -> 'en') = 'string' AND NOT names @? '$.* ? (@.type() != "string")';
CREATE FUNCTION is_lists(lists jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN jsonb_typeof(lists -> 'en') = 'array' AND NOT lists @? '$.*[*] ? (@.type() != "string")';
-- What the server reads; as the type of a column it would rewrite the table.
CREATE DOMAIN names AS jsonb CHECK (is_names(VALUE));
CREATE DOMAIN name_lists AS jsonb CHECK (is_lists(VALUE));

-- Null in rows of an older server and from before: names_of then takes the two columns that it wrote. A later migration
-- fills them in and drops the columns. NOT VALID, because there is nothing to check in old rows.
ALTER TABLE cities ADD COLUMN names jsonb, ADD CONSTRAINT cities_names CHECK (is_names(names)) NOT VALID;
ALTER TABLE areas ADD COLUMN names jsonb, ADD CONSTRAINT areas_names CHECK (is_names(names)) NOT VALID;
ALTER TABLE skills ADD COLUMN names jsonb, ADD CONSTRAINT skills_names CHECK (is_names(names)) NOT VALID;
ALTER TABLE categories ADD COLUMN names jsonb, ADD CONSTRAINT categories_names CHECK (is_names(names)) NOT VALID;
ALTER TABLE add_ons ADD COLUMN names jsonb, ADD CONSTRAINT add_ons_names CHECK (is_names(names)) NOT VALID;
-- What is included and what is not are lists in each language.
ALTER TABLE services
  ADD COLUMN names jsonb,
  ADD COLUMN units jsonb,
  ADD COLUMN includes jsonb,
  ADD COLUMN excludes jsonb,
  ADD CONSTRAINT services_names CHECK (is_names(names)) NOT VALID,
  ADD CONSTRAINT services_units CHECK (is_names(units)) NOT VALID,
  ADD CONSTRAINT services_includes CHECK (is_lists(includes)) NOT VALID,
  ADD CONSTRAINT services_excludes CHECK (is_lists(excludes)) NOT VALID;
ALTER TABLE bookings
  ADD COLUMN service_names jsonb,
  ADD CONSTRAINT bookings_service_names CHECK (is_names(service_names)) NOT VALID;
ALTER TABLE booking_add_ons
  ADD COLUMN names jsonb,
  ADD CONSTRAINT booking_add_ons_names CHECK (is_names(names)) NOT VALID;

CREATE FUNCTION names_of(names jsonb, name text, name_hi text) RETURNS names
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(names, jsonb_build_object('en', name, 'hi', name_hi));

CREATE FUNCTION lists_of(lists jsonb, list text[], list_hi text[]) RETURNS name_lists
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(lists, jsonb_build_object('en', list, 'hi', list_hi));

CREATE FUNCTION all_names(names jsonb, name text, name_hi text) RETURNS text
  LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (SELECT string_agg(value, ' ') FROM jsonb_each_text(names_of(names, name, name_hi)));
END $$;

-- Who writes the two columns alone knows no other language: what stood in the new ones is over.
CREATE FUNCTION forget_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.names := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER forget_names BEFORE UPDATE ON cities FOR EACH ROW
  WHEN (OLD.names IS NOT DISTINCT FROM NEW.names AND (OLD.name, OLD.name_hi) IS DISTINCT FROM (NEW.name, NEW.name_hi))
  EXECUTE FUNCTION forget_names();
CREATE TRIGGER forget_names BEFORE UPDATE ON areas FOR EACH ROW
  WHEN (OLD.names IS NOT DISTINCT FROM NEW.names AND (OLD.name, OLD.name_hi) IS DISTINCT FROM (NEW.name, NEW.name_hi))
  EXECUTE FUNCTION forget_names();
CREATE TRIGGER forget_names BEFORE UPDATE ON skills FOR EACH ROW
  WHEN (OLD.names IS NOT DISTINCT FROM NEW.names AND (OLD.name, OLD.name_hi) IS DISTINCT FROM (NEW.name, NEW.name_hi))
  EXECUTE FUNCTION forget_names();
CREATE TRIGGER forget_names BEFORE UPDATE ON categories FOR EACH ROW
  WHEN (OLD.names IS NOT DISTINCT FROM NEW.names AND (OLD.name, OLD.name_hi) IS DISTINCT FROM (NEW.name, NEW.name_hi))
  EXECUTE FUNCTION forget_names();
CREATE TRIGGER forget_names BEFORE UPDATE ON services FOR EACH ROW
  WHEN (OLD.names IS NOT DISTINCT FROM NEW.names AND (OLD.name, OLD.name_hi) IS DISTINCT FROM (NEW.name, NEW.name_hi))
  EXECUTE FUNCTION forget_names();
CREATE TRIGGER forget_names BEFORE UPDATE ON add_ons FOR EACH ROW
  WHEN (OLD.names IS NOT DISTINCT FROM NEW.names AND (OLD.name, OLD.name_hi) IS DISTINCT FROM (NEW.name, NEW.name_hi))
  EXECUTE FUNCTION forget_names();
CREATE FUNCTION forget_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.units := NULL;
  NEW.includes := NULL;
  NEW.excludes := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER forget_lists BEFORE UPDATE ON services FOR EACH ROW
  WHEN ((OLD.units, OLD.includes, OLD.excludes) IS NOT DISTINCT FROM (NEW.units, NEW.includes, NEW.excludes)
    AND (OLD.unit, OLD.unit_hi, OLD.included, OLD.included_hi, OLD.not_included, OLD.not_included_hi)
      IS DISTINCT FROM (NEW.unit, NEW.unit_hi, NEW.included, NEW.included_hi, NEW.not_included, NEW.not_included_hi))
  EXECUTE FUNCTION forget_lists();

-- The name of a booking that was offered to the caller, who may not read its row.
CREATE FUNCTION offered_names(of_booking bigint) RETURNS names
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
BEGIN
  RETURN (SELECT names_of(b.service_names, b.service_name, b.service_name_hi) FROM bookings b
    WHERE b.id = of_booking AND my_role() = 'serviceman'
      AND EXISTS (SELECT FROM offers o WHERE o.booking_id = b.id AND o.serviceman_id = me()));
END $$;
REVOKE EXECUTE ON FUNCTION offered_names FROM PUBLIC;
GRANT EXECUTE ON FUNCTION offered_names TO karigar_app;

-- A search finds a service by its name in every language.
CREATE OR REPLACE FUNCTION index_services(ids bigint[]) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM service_words WHERE service_id = ANY (ids);
  INSERT INTO service_words (word, service_id, weight)
    SELECT word, id, max(weight)
    FROM (
      SELECT id, 1.0 AS weight, all_names(names, name, name_hi) AS words FROM services
        WHERE id = ANY (ids) AND is_offered
      UNION ALL SELECT id, 0.8, also_called FROM services WHERE id = ANY (ids) AND is_offered
      UNION ALL SELECT services.id, 0.5, concat_ws(' ',
          all_names(categories.names, categories.name, categories.name_hi), categories.also_called)
        FROM services JOIN categories ON categories.id = category_id
        WHERE services.id = ANY (ids) AND services.is_offered AND categories.is_offered
    ) AS source, string_to_table(search_fold(words), ' ') AS word
    WHERE word <> ''
    GROUP BY word, id;
  INSERT INTO search_words (word, letters)
    SELECT DISTINCT word, sorted_letters(word) FROM service_words WHERE service_id = ANY (ids)
    ON CONFLICT DO NOTHING;
  DELETE FROM search_words WHERE NOT EXISTS (
    SELECT FROM service_words WHERE service_words.word = search_words.word);
END $$;

-- Which languages there are is the server's to know.
ALTER TABLE accounts DROP CONSTRAINT accounts_language_check;
