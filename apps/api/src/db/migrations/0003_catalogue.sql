-- Public to every reader, so no row level security.
CREATE TABLE categories (
  id bigint PRIMARY KEY,
  name text NOT NULL,
  name_hi text NOT NULL,
  image text NOT NULL
);

CREATE TABLE services (
  id bigint PRIMARY KEY,
  category_id bigint NOT NULL REFERENCES categories,
  name text NOT NULL,
  name_hi text NOT NULL,
  price bigint NOT NULL CHECK (price >= 0),
  minutes integer NOT NULL CHECK (minutes > 0),
  image text NOT NULL,
  is_offered boolean NOT NULL DEFAULT true
);

CREATE TABLE add_ons (
  id bigint PRIMARY KEY,
  service_id bigint NOT NULL REFERENCES services,
  name text NOT NULL,
  name_hi text NOT NULL,
  price bigint NOT NULL CHECK (price >= 0),
  is_offered boolean NOT NULL DEFAULT true
);
CREATE INDEX add_ons_service ON add_ons (service_id) WHERE is_offered;

GRANT SELECT ON categories, services, add_ons TO karigar_app, karigar_system, karigar_ops;
