import type { Look } from '#testing/fresh-people';

export const readInbox = (look: Look): Promise<{ body: string }[]> =>
  look<{ body: string }>(`SELECT body FROM dev_inbox`);

/** A constraint error carries the row it is about; the log must not. */
export const breakEvents = async (look: Look): Promise<void> => {
  await look(
    `ALTER TABLE booking_events ADD CONSTRAINT broken CHECK (command <> 'verify') NOT VALID`,
  );
};

export const mendEvents = async (look: Look): Promise<void> => {
  await look(`ALTER TABLE booking_events DROP CONSTRAINT broken`);
};
