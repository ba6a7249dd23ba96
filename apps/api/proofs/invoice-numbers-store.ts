import type { Look } from '#testing/fresh-people';

export const latestOf = async (look: Look, year: number): Promise<number> => {
  const rows = await look<{ latest: number }>(`SELECT latest FROM invoice_years WHERE year = $1`, [
    year,
  ]);
  return rows[0]?.latest ?? 0;
};

export const serialsOf = async (look: Look, bookings: readonly number[]): Promise<number[]> => {
  const rows = await look<{ serial: number }>(
    `SELECT serial FROM invoices WHERE booking_id = ANY ($1) ORDER BY serial`,
    [bookings],
  );
  return rows.map(({ serial }) => serial);
};

/** Makes the transactions of these bookings fail after they took a number: the audit row is written last. */
export const failAfterNumbering = async (
  look: Look,
  bookings: readonly number[],
): Promise<void> => {
  await look(`CREATE TABLE doomed AS SELECT unnest($1::bigint[]) AS booking_id`, [bookings]);
  await look(`GRANT SELECT ON doomed TO karigar_app`);
  await look(`CREATE FUNCTION doom() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM doomed WHERE booking_id = NEW.booking_id) THEN
        RAISE EXCEPTION 'broken on purpose';
      END IF;
      RETURN NEW;
    END $$`);
  await look(`CREATE TRIGGER doom BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION doom()`);
};

export const stopFailing = async (look: Look): Promise<void> => {
  await look(`DROP TRIGGER doom ON audit`);
};

/** The fault that this proof must find: numbers from a sequence, which a rollback does not return. In its cell, or no server starts. */
export const numberBySequence = async (look: Look, from: number): Promise<void> => {
  await look(`CREATE SEQUENCE serials MAXVALUE 4398046511103 START ${from}`);
  await look(`GRANT USAGE ON SEQUENCE serials TO karigar_owner`);
  await look(`CREATE FUNCTION by_sequence() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN NEW.serial := nextval('serials'); RETURN NEW; END $$`);
  await look(`CREATE TRIGGER by_sequence BEFORE INSERT ON invoices
    FOR EACH ROW EXECUTE FUNCTION by_sequence()`);
};
