-- Whether the serviceman asks for the customer's start code before the work. The codes are derived and in no table.
ALTER TABLE services ADD COLUMN asks_start_code boolean NOT NULL DEFAULT false;
