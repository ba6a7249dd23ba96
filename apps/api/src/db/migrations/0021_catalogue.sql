-- Both are trusted: the database's owner may make them, no superuser is needed.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- The catalogue is public to every reader and holds no person: no row level security. What tax and
-- commission a category bears is the ledger's, with the day from which it holds.
CREATE TABLE cities (
  id bigint PRIMARY KEY,
  name text NOT NULL,
  name_hi text NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN 6 AND 38),
  longitude double precision NOT NULL CHECK (longitude BETWEEN 68 AND 98),
  is_served boolean NOT NULL DEFAULT true
);

CREATE TABLE areas (
  id bigint PRIMARY KEY,
  city_id bigint NOT NULL REFERENCES cities,
  name text NOT NULL,
  name_hi text NOT NULL,
  pin_code text NOT NULL CHECK (pin_code ~ '^[1-9][0-9]{5}$'),
  latitude double precision NOT NULL CHECK (latitude BETWEEN 6 AND 38),
  longitude double precision NOT NULL CHECK (longitude BETWEEN 68 AND 98),
  is_served boolean NOT NULL DEFAULT true,
  UNIQUE (city_id, name)
);
CREATE INDEX areas_pin_code ON areas (pin_code);

CREATE TABLE skills (
  id text PRIMARY KEY CHECK (id ~ '^[a-z]+(-[a-z]+)*$'),
  name text NOT NULL,
  name_hi text NOT NULL
);

ALTER TABLE categories
  ADD COLUMN place smallint NOT NULL DEFAULT 1000,
  ADD COLUMN is_offered boolean NOT NULL DEFAULT true,
  -- What people also call it, in any script; found by search, shown nowhere.
  ADD COLUMN also_called text NOT NULL DEFAULT '';

ALTER TABLE services
  ADD COLUMN place smallint NOT NULL DEFAULT 1000,
  ADD COLUMN skill_id text REFERENCES skills,
  ADD COLUMN unit text NOT NULL DEFAULT 'Each visit',
  ADD COLUMN unit_hi text NOT NULL DEFAULT 'हर विज़िट',
  ADD COLUMN cover_days smallint NOT NULL DEFAULT 0 CHECK (cover_days >= 0),
  ADD COLUMN included text[] NOT NULL DEFAULT '{}',
  ADD COLUMN included_hi text[] NOT NULL DEFAULT '{}',
  ADD COLUMN not_included text[] NOT NULL DEFAULT '{}',
  ADD COLUMN not_included_hi text[] NOT NULL DEFAULT '{}',
  ADD COLUMN also_called text NOT NULL DEFAULT '',
  ADD CHECK (cardinality(included) = cardinality(included_hi)),
  ADD CHECK (cardinality(not_included) = cardinality(not_included_hi));
CREATE INDEX services_category ON services (category_id, place, id) WHERE is_offered;

-- Sums that every rating adds to; apart from the service, which is loaded from files.
CREATE TABLE service_ratings (
  service_id bigint PRIMARY KEY REFERENCES services,
  ratings integer NOT NULL CHECK (ratings > 0),
  stars integer NOT NULL,
  CHECK (stars BETWEEN ratings AND 5 * ratings)
);

-- What a serviceman has learnt. His public page shows it, read there by the system.
CREATE TABLE serviceman_skills (
  account_id bigint NOT NULL REFERENCES accounts,
  skill_id text NOT NULL REFERENCES skills,
  PRIMARY KEY (account_id, skill_id)
);
CREATE INDEX serviceman_skills_skill ON serviceman_skills (skill_id, account_id);

GRANT SELECT ON cities, areas, skills, service_ratings TO karigar_app, karigar_system, karigar_ops;
GRANT SELECT ON serviceman_skills TO karigar_app;
GRANT SELECT, INSERT, DELETE ON serviceman_skills TO karigar_system;
ALTER TABLE serviceman_skills ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON serviceman_skills TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY system ON serviceman_skills TO karigar_system USING (true);

-- One spelling for all: English, Hindi, and Hindi as people type it on an English keyboard ("nal theek",
-- "नल ठीक" and "nal thik" are the same words here). Decision 0039 says why by hand.
CREATE FUNCTION search_fold(written text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := translate(lower(normalize(written, NFC)), U&'\093C\200C\200D', '');
BEGIN
  -- English letters by their sound; q stands for ch from here on.
  folded := translate(folded, 'qwz', 'kvj');
  folded := replace(replace(replace(folded, 'ph', 'f'), 'ck', 'k'), 'x', 'ks');
  folded := replace(replace(folded, 'ch', 'q'), 'dge', 'je');
  folded := translate(regexp_replace(folded, 'c(?=[eiy])', 's', 'g'), 'c', 'k');
  -- Devanagari: consonants as capitals, so that the vowel nobody writes can be put between them.
  folded := translate(folded,
    'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह', 'KKGGNQQJJNTTDDNTTDDNPFBBMYRLLVSSSH');
  folded := translate(folded,
    'अआइईउऊएऐऍऑओऔऋािीुूेैॅॉोौृंँ०१२३४५६७८९', 'aaiiuueeeooor' || 'aiiuueeeooor' || '~~0123456789');
  folded := lower(regexp_replace(folded, '([A-Z])(?=[A-Z~])', '\1a', 'g'));
  folded := replace(replace(folded, '~', 'n'), U&'\094D', '');
  -- Breath, length and doubling are spelt as one likes.
  folded := regexp_replace(folded, '([kgqjtdbs])h', '\1', 'g');
  folded := regexp_replace(regexp_replace(folded, 'ee|ea', 'i', 'g'), 'oo', 'u', 'g');
  folded := regexp_replace(folded, 'er\M', 'ar', 'g');
  folded := regexp_replace(folded, '([a-z])\1+', '\1', 'g');
  RETURN trim(regexp_replace(folded, '[^a-z0-9]+', ' ', 'g'));
END $$;

-- The letters of a word in order: the same for two words that differ by swapped letters.
CREATE FUNCTION sorted_letters(word text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT string_agg(letter, '' ORDER BY letter) FROM regexp_split_to_table(word, '') AS letter);

CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY,
  letters text COLLATE "C" NOT NULL
);
CREATE INDEX search_words_letters ON search_words (letters);
CREATE INDEX search_words_near ON search_words USING gin (word gin_trgm_ops);

CREATE TABLE service_words (
  word text COLLATE "C" NOT NULL,
  service_id bigint NOT NULL REFERENCES services ON DELETE CASCADE,
  -- Of its name, of what else it is called, or only of its category.
  weight real NOT NULL,
  PRIMARY KEY (word, service_id)
);
CREATE INDEX service_words_service ON service_words (service_id);
GRANT SELECT ON search_words, service_words TO karigar_app, karigar_system, karigar_ops;

CREATE FUNCTION index_services(ids bigint[]) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM service_words WHERE service_id = ANY (ids);
  INSERT INTO service_words (word, service_id, weight)
    SELECT word, id, max(weight)
    FROM (
      SELECT id, 1.0 AS weight, name || ' ' || name_hi AS words FROM services
        WHERE id = ANY (ids) AND is_offered
      UNION ALL SELECT id, 0.8, also_called FROM services WHERE id = ANY (ids) AND is_offered
      UNION ALL SELECT services.id, 0.5, concat_ws(' ', categories.name, categories.name_hi, categories.also_called)
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

-- Whoever changes the catalogue, search follows in the same transaction.
CREATE FUNCTION index_changed_services() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM index_services(array(SELECT id FROM changed));
  RETURN NULL;
END $$;

CREATE FUNCTION index_changed_categories() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM index_services(array(
    SELECT services.id FROM services JOIN changed ON changed.id = category_id));
  RETURN NULL;
END $$;

CREATE TRIGGER index_new AFTER INSERT ON services
  REFERENCING NEW TABLE AS changed EXECUTE FUNCTION index_changed_services();
CREATE TRIGGER index_changed AFTER UPDATE ON services
  REFERENCING NEW TABLE AS changed EXECUTE FUNCTION index_changed_services();
CREATE TRIGGER index_changed AFTER UPDATE ON categories
  REFERENCING NEW TABLE AS changed EXECUTE FUNCTION index_changed_categories();

SELECT index_services(array(SELECT id FROM services));
