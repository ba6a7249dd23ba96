CREATE TABLE cities (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  nickname text,
  size text NOT NULL CHECK (size IN ('small', 'large')),
  details jsonb NOT NULL DEFAULT '{}',
  founded_at timestamptz NOT NULL
);
CREATE TABLE areas (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  city_id bigint REFERENCES cities (id),
  name text NOT NULL
);
CREATE DOMAIN names AS jsonb CHECK (jsonb_typeof(VALUE -> 'en') = 'string');
CREATE TABLE rivers (id bigint PRIMARY KEY, names names NOT NULL);
