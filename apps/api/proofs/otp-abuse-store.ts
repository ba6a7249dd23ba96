import type { Look } from '#testing/fresh-people';

const COUNT = `
  SELECT count(*)::int AS messages, (SELECT coalesce(max(sent), 0)::int FROM (
    SELECT count(*) AS sent FROM otp_sends
    WHERE is_message AND NOT is_known AND sent_at >= $1 GROUP BY network_hash) AS networks) AS "mostOfNetwork"
  FROM otp_sends WHERE is_message AND sent_at >= $1`;

export const countMessages = async (
  look: Look,
  since: Date,
): Promise<{ messages: number; mostOfNetwork: number }> => {
  const [row] = await look<{ messages: number; mostOfNetwork: number }>(COUNT, [since]);
  if (row === undefined) throw new Error('counting gave no row');
  return row;
};

/** The fault that the proof must find: no device is known, so that owners share the strangers' quota. */
export const FORGET_DEVICES = `
  CREATE FUNCTION forget_device() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
  CREATE TRIGGER forget_device BEFORE INSERT ON known_devices
    FOR EACH ROW EXECUTE FUNCTION forget_device()`;
