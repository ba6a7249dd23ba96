-- A customer's own lists, in the order of the day and newest first.
CREATE INDEX bookings_customer_live ON bookings (customer_id, scheduled_at, id)
  WHERE state IN ('requested', 'offered', 'assigned', 'started', 'held', 'ended');
CREATE INDEX bookings_customer_past ON bookings (customer_id, id DESC)
  WHERE state IN ('completed', 'cancelled', 'refused');

-- One word of the customer on one completed booking; it is given once and stands.
CREATE TABLE ratings (
  booking_id bigint PRIMARY KEY REFERENCES bookings,
  customer_id bigint NOT NULL REFERENCES accounts,
  serviceman_id bigint NOT NULL REFERENCES accounts,
  service_id bigint NOT NULL REFERENCES services,
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  tags text[] NOT NULL DEFAULT '{}',
  words text NOT NULL DEFAULT '',
  rated_at timestamptz NOT NULL
);
CREATE INDEX ratings_customer ON ratings (customer_id);
CREATE INDEX ratings_serviceman ON ratings (serviceman_id, booking_id DESC);

-- The sums of a serviceman, as service_ratings has them of a service.
CREATE TABLE serviceman_ratings (
  account_id bigint PRIMARY KEY REFERENCES accounts,
  ratings integer NOT NULL CHECK (ratings > 0),
  stars integer NOT NULL,
  CHECK (stars BETWEEN ratings AND 5 * ratings)
);

-- Both sums grow with the rating itself, whoever writes it.
CREATE FUNCTION add_rating() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO service_ratings AS sums (service_id, ratings, stars) VALUES (NEW.service_id, 1, NEW.stars)
    ON CONFLICT (service_id) DO UPDATE SET ratings = sums.ratings + 1, stars = sums.stars + NEW.stars;
  INSERT INTO serviceman_ratings AS sums (account_id, ratings, stars) VALUES (NEW.serviceman_id, 1, NEW.stars)
    ON CONFLICT (account_id) DO UPDATE SET ratings = sums.ratings + 1, stars = sums.stars + NEW.stars;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION add_rating FROM PUBLIC;
CREATE TRIGGER add_rating AFTER INSERT ON ratings FOR EACH ROW EXECUTE FUNCTION add_rating();

GRANT SELECT, INSERT ON ratings TO karigar_app;
GRANT SELECT, INSERT, UPDATE (words) ON ratings TO karigar_system;
GRANT SELECT ON serviceman_ratings TO karigar_app;
GRANT SELECT, INSERT, DELETE ON serviceman_ratings TO karigar_system;

ALTER TABLE ratings ENABLE ROW LEVEL SECURITY;
ALTER TABLE serviceman_ratings ENABLE ROW LEVEL SECURITY;
CREATE POLICY party ON ratings FOR SELECT TO karigar_app
  USING (EXISTS (SELECT FROM bookings WHERE bookings.id = booking_id));
-- Hers, about her own booking and the man who did it.
CREATE POLICY rate_own ON ratings FOR INSERT TO karigar_app
  WITH CHECK (customer_id = (SELECT me()) AND EXISTS (SELECT FROM bookings b WHERE b.id = booking_id
    AND b.customer_id = (SELECT me()) AND b.serviceman_id = ratings.serviceman_id
    AND b.service_id = ratings.service_id AND b.state = 'completed'));
CREATE POLICY system ON ratings TO karigar_system USING (true);
CREATE POLICY own ON serviceman_ratings TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY system ON serviceman_ratings TO karigar_system USING (true);

-- Who comes to her, of all that is his: so much as his customer may know, for as long as she may know it.
-- Rows of servicemen are not hers to read, so the owner reads them for her.
CREATE FUNCTION serviceman_of_booking(of_booking bigint) RETURNS TABLE (id bigint, first_name text,
    last_name text, picture_key text, is_verified boolean, completed bigint, ratings integer, stars integer,
    last_heard_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
BEGIN ATOMIC
  SELECT a.id, p.first_name, p.last_name, p.picture_key,
      EXISTS (SELECT FROM memberships m
        WHERE m.account_id = a.id AND m.role = 'serviceman' AND m.verified_at IS NOT NULL),
      (SELECT count(*) FROM bookings done WHERE done.serviceman_id = a.id AND done.state = 'completed'),
      coalesce(r.ratings, 0), coalesce(r.stars, 0),
      CASE WHEN b.state IN ('assigned', 'started', 'held', 'ended') THEN (
        SELECT max(s.last_used_at) FROM sessions s WHERE s.account_id = a.id AND s.role = 'serviceman') END
    FROM bookings b
      JOIN accounts a ON a.id = b.serviceman_id
      JOIN profiles p ON p.account_id = a.id
      LEFT JOIN serviceman_ratings r ON r.account_id = a.id
    WHERE b.id = of_booking AND b.customer_id = me() AND my_role() = 'customer'
      AND b.state NOT IN ('requested', 'offered', 'refused') AND a.erased_at IS NULL;
END;
REVOKE EXECUTE ON FUNCTION serviceman_of_booking FROM PUBLIC;
GRANT EXECUTE ON FUNCTION serviceman_of_booking TO karigar_app;
