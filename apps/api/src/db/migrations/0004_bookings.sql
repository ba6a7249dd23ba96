-- The edges of partitions are UTC, whatever the clock of the one who migrates.
SET LOCAL timezone = 'UTC';

CREATE TABLE orders (
  id bigint PRIMARY KEY DEFAULT next_id('order_numbers'),
  customer_id bigint NOT NULL REFERENCES accounts,
  placed_at timestamptz NOT NULL
);
CREATE INDEX orders_customer ON orders (customer_id, id DESC);

CREATE TABLE subscriptions (
  id bigint PRIMARY KEY DEFAULT next_id('order_numbers'),
  customer_id bigint NOT NULL REFERENCES accounts,
  name text NOT NULL
);

CREATE TABLE cars (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscription_id bigint NOT NULL REFERENCES subscriptions,
  company text NOT NULL,
  number text NOT NULL,
  colour text NOT NULL
);
CREATE INDEX cars_subscription ON cars (subscription_id);

-- One wide row holds all that a list shows, as it was when the booking was made: a list is then one
-- index scan on one table. Whom it is with stands in serviceman_id from the offer on.
CREATE TABLE bookings (
  id bigint NOT NULL DEFAULT next_id('booking_numbers'),
  booking_no text NOT NULL DEFAULT 'KRG-' || nextval('booking_nos'),
  order_id bigint NOT NULL REFERENCES orders,
  customer_id bigint NOT NULL REFERENCES accounts,
  serviceman_id bigint REFERENCES accounts,
  service_id bigint NOT NULL REFERENCES services,
  subscription_id bigint REFERENCES subscriptions,
  state text NOT NULL CHECK (state IN ('requested', 'offered', 'assigned', 'started', 'held',
    'ended', 'completed', 'cancelled', 'refused')),
  version integer NOT NULL DEFAULT 1,
  seen_at timestamptz,

  service_name text NOT NULL,
  service_name_hi text NOT NULL,
  image text NOT NULL,
  serviceman_name text NOT NULL DEFAULT '',
  customer_name text NOT NULL,
  customer_phone text,
  alternate_phone text,
  area text NOT NULL,
  street text NOT NULL,
  address text NOT NULL,
  flat_no text NOT NULL DEFAULT '',
  house_no text NOT NULL DEFAULT '',

  price bigint NOT NULL CHECK (price >= 0),
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99),
  total bigint NOT NULL CHECK (total >= 0),
  total_after_end bigint CHECK (total_after_end >= total),
  paid bigint NOT NULL DEFAULT 0 CHECK (paid >= 0),

  scheduled_at timestamptz NOT NULL,
  booked_at timestamptz NOT NULL,
  started_at timestamptz,
  ended_at timestamptz,
  held_until date,
  hold_reason text,
  updated_at timestamptz NOT NULL,

  PRIMARY KEY (id),
  CHECK (paid <= coalesce(total_after_end, 0)),
  CHECK (state NOT IN ('requested', 'refused') OR serviceman_id IS NULL),
  CHECK (state IN ('requested', 'refused', 'cancelled') OR serviceman_id IS NOT NULL),
  CHECK (state NOT IN ('started', 'held', 'ended', 'completed') OR started_at IS NOT NULL),
  CHECK (state NOT IN ('ended', 'completed') OR (ended_at IS NOT NULL AND total_after_end IS NOT NULL)),
  CHECK (ended_at IS NULL OR ended_at >= started_at)
) PARTITION BY RANGE (id);

-- The sum of a booking's whole history; each row is one command and what became of it.
CREATE SEQUENCE booking_event_ids;
CREATE TABLE booking_events (
  booking_id bigint NOT NULL,
  id bigint NOT NULL DEFAULT nextval('booking_event_ids'),
  command text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('serviceman', 'customer', 'operator', 'system')),
  account_id bigint,
  from_state text NOT NULL,
  to_state text,
  refusal text,
  claimed_at timestamptz,
  received_at timestamptz NOT NULL,
  key text,
  details jsonb,
  PRIMARY KEY (booking_id, id),
  CHECK ((to_state IS NULL) = (refusal IS NOT NULL))
) PARTITION BY RANGE (booking_id);

-- No catch-all at the end: it would overlap with every partition to come. docs/decisions/0009 says how
-- the next ones are added, and when to go to months.
CREATE FUNCTION add_booking_partition(suffix text, from_id bigint, to_id bigint) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TABLE bookings_%s PARTITION OF bookings FOR VALUES FROM (%s) TO (%s)',
    suffix, coalesce(from_id::text, 'MINVALUE'), coalesce(to_id::text, 'MAXVALUE'));
  EXECUTE format('CREATE TABLE booking_events_%s PARTITION OF booking_events FOR VALUES FROM (%s) TO (%s)',
    suffix, coalesce(from_id::text, 'MINVALUE'), coalesce(to_id::text, 'MAXVALUE'));
END $$;

SELECT add_booking_partition('past', NULL, id_at('2026-01-01'));
SELECT add_booking_partition(to_char(month, 'YYYY"q"Q'), id_at(month), id_at(month + interval '3 months'))
  FROM generate_series('2026-01-01'::timestamptz, '2027-10-01', interval '3 months') AS month;

-- Call 5, live: his own in the order of the day. Call 5, history: newest first; ranges of id are in
-- order, so partitions are read one after the other and a page stops early. Dashboard: counts.
CREATE INDEX bookings_live ON bookings (serviceman_id, scheduled_at, id)
  WHERE state IN ('offered', 'assigned', 'started', 'held', 'ended');
CREATE INDEX bookings_history ON bookings (serviceman_id, id DESC)
  WHERE state IN ('completed', 'cancelled');
CREATE INDEX bookings_completed ON bookings (serviceman_id, scheduled_at) WHERE state = 'completed';
CREATE INDEX bookings_customer ON bookings (customer_id, id DESC);
CREATE INDEX bookings_order ON bookings (order_id);
CREATE INDEX bookings_subscription ON bookings (subscription_id) WHERE subscription_id IS NOT NULL;

-- Sealed: the customer must be shown it, so a hash would not do. Never sent to a serviceman.
CREATE TABLE completion_codes (
  booking_id bigint PRIMARY KEY REFERENCES bookings,
  code_sealed text NOT NULL,
  tries smallint NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 5),
  made_at timestamptz NOT NULL,
  expires_at timestamptz
);

CREATE TABLE booking_add_ons (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings,
  add_on_id bigint NOT NULL REFERENCES add_ons,
  name text NOT NULL,
  name_hi text NOT NULL,
  price bigint NOT NULL CHECK (price >= 0),
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 99),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'rejected')),
  proposed_at timestamptz NOT NULL,
  answered_at timestamptz
);
CREATE INDEX booking_add_ons_booking ON booking_add_ons (booking_id, id);

CREATE TABLE payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings,
  amount bigint NOT NULL CHECK (amount > 0),
  mode text NOT NULL CHECK (mode IN ('cash')),
  taken_by bigint NOT NULL REFERENCES accounts,
  taken_at timestamptz NOT NULL
);
CREATE INDEX payments_booking ON payments (booking_id, id);

CREATE TABLE chat_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings,
  sender_id bigint NOT NULL REFERENCES accounts,
  body text NOT NULL CHECK (body <> ''),
  sent_at timestamptz NOT NULL
);
CREATE INDEX chat_messages_booking ON chat_messages (booking_id, id);

-- Kept as kind and values, and worded in the reader's language when it is read.
CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  booking_id bigint REFERENCES bookings,
  kind text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  sender text,
  image_key text,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notifications_account ON notifications (account_id, id DESC);

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO karigar_app, karigar_system;
GRANT SELECT ON orders, subscriptions, cars TO karigar_app;
GRANT SELECT ON bookings TO karigar_app;
GRANT UPDATE (state, version, seen_at, total_after_end, paid, started_at, ended_at, held_until,
  hold_reason, updated_at) ON bookings TO karigar_app;
GRANT SELECT, INSERT ON booking_events TO karigar_app;
GRANT SELECT, UPDATE (tries, expires_at) ON completion_codes TO karigar_app;
GRANT SELECT, INSERT, UPDATE (status, answered_at) ON booking_add_ons TO karigar_app;
GRANT SELECT, INSERT ON payments, chat_messages TO karigar_app;
GRANT SELECT, INSERT, UPDATE (read_at) ON notifications TO karigar_app;
GRANT SELECT, INSERT, UPDATE ON orders, subscriptions, cars, bookings, completion_codes,
  booking_add_ons, notifications TO karigar_system;
GRANT SELECT, INSERT ON booking_events, payments, chat_messages TO karigar_system;

ALTER TABLE orders ENABLE ROW LEVEL SECURITY;
ALTER TABLE subscriptions ENABLE ROW LEVEL SECURITY;
ALTER TABLE cars ENABLE ROW LEVEL SECURITY;
ALTER TABLE bookings ENABLE ROW LEVEL SECURITY;
ALTER TABLE booking_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE completion_codes ENABLE ROW LEVEL SECURITY;
ALTER TABLE booking_add_ons ENABLE ROW LEVEL SECURITY;
ALTER TABLE payments ENABLE ROW LEVEL SECURITY;
ALTER TABLE chat_messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE notifications ENABLE ROW LEVEL SECURITY;

CREATE POLICY party ON bookings TO karigar_app USING (
  (serviceman_id = (SELECT me()) AND (SELECT my_role()) = 'serviceman')
  OR (customer_id = (SELECT me()) AND (SELECT my_role()) = 'customer')
);
-- What hangs on a booking is seen by those who see the booking.
CREATE POLICY party ON booking_events TO karigar_app
  USING (EXISTS (SELECT FROM bookings WHERE bookings.id = booking_id));
CREATE POLICY party ON completion_codes TO karigar_app
  USING (EXISTS (SELECT FROM bookings WHERE bookings.id = booking_id));
CREATE POLICY party ON booking_add_ons TO karigar_app
  USING (EXISTS (SELECT FROM bookings WHERE bookings.id = booking_id));
CREATE POLICY party ON payments TO karigar_app
  USING (EXISTS (SELECT FROM bookings WHERE bookings.id = booking_id));
CREATE POLICY party ON chat_messages TO karigar_app
  USING (EXISTS (SELECT FROM bookings WHERE bookings.id = booking_id));
CREATE POLICY own ON orders TO karigar_app USING (customer_id = (SELECT me()));
CREATE POLICY party ON subscriptions TO karigar_app USING (
  customer_id = (SELECT me())
  OR EXISTS (SELECT FROM bookings WHERE bookings.subscription_id = subscriptions.id)
);
CREATE POLICY party ON cars TO karigar_app
  USING (EXISTS (SELECT FROM subscriptions WHERE subscriptions.id = subscription_id));
CREATE POLICY own ON notifications TO karigar_app USING (account_id = (SELECT me()));
-- A change tells the other side of the same booking, and nobody else.
CREATE POLICY tell ON notifications FOR INSERT TO karigar_app
  WITH CHECK (EXISTS (SELECT FROM bookings WHERE bookings.id = booking_id
    AND account_id IN (bookings.customer_id, bookings.serviceman_id)));

CREATE POLICY system ON orders TO karigar_system USING (true);
CREATE POLICY system ON subscriptions TO karigar_system USING (true);
CREATE POLICY system ON cars TO karigar_system USING (true);
CREATE POLICY system ON bookings TO karigar_system USING (true);
CREATE POLICY system ON booking_events TO karigar_system USING (true);
CREATE POLICY system ON completion_codes TO karigar_system USING (true);
CREATE POLICY system ON booking_add_ons TO karigar_system USING (true);
CREATE POLICY system ON payments TO karigar_system USING (true);
CREATE POLICY system ON chat_messages TO karigar_system USING (true);
CREATE POLICY system ON notifications TO karigar_system USING (true);
