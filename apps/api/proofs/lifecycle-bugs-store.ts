import type { Look } from '#testing/fresh-people';

type Bug = { readonly plant: string; readonly remove: string };

const without = (trigger: string): Bug => ({
  plant: `ALTER TABLE bookings DISABLE TRIGGER ${trigger}`,
  remove: `ALTER TABLE bookings ENABLE TRIGGER ${trigger}`,
});

/** Something the database does behind the server's back, whenever such a row is written. */
const behind = (when: string, does: string): Bug => ({
  plant: `CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${does} END $$;
    CREATE TRIGGER planted BEFORE ${when} EXECUTE FUNCTION planted()`,
  remove: 'DROP FUNCTION planted CASCADE',
});

/** Ways to get the life of a booking wrong that the model must find. */
export const LIFECYCLE_BUGS: Readonly<Record<string, Bug>> = {
  'an offer that outlives its booking’s waiting': without('close_offers'),
  'a job given back that nobody looks at again': without('plan_dispatch_again'),
  'an offer with an hour to answer': behind(
    'INSERT ON offers FOR EACH ROW',
    `NEW.expires_at := NEW.expires_at + interval '1 hour'; RETURN NEW;`,
  ),
  'a guess that is not counted': behind(
    'UPDATE ON completion_codes FOR EACH ROW',
    'NEW.tries := OLD.tries; RETURN NEW;',
  ),
  'a cancel that says yes and does nothing': behind(
    `UPDATE ON bookings FOR EACH ROW WHEN (NEW.state = 'cancelled')`,
    'NEW.state := OLD.state; RETURN NEW;',
  ),
  'a man who keeps a job that was given to another': behind(
    'UPDATE ON bookings FOR EACH ROW WHEN (OLD.serviceman_id <> NEW.serviceman_id)',
    'NEW.serviceman_id := OLD.serviceman_id; RETURN NEW;',
  ),
  'a visit that nobody is told about': without('plan_overdue'),
  'a change without its event': behind(
    `INSERT ON booking_events FOR EACH ROW WHEN (NEW.command = 'hold')`,
    'RETURN NULL;',
  ),
  'a change without its audit row': behind(
    `INSERT ON audit FOR EACH ROW WHEN (NEW.call = 'accept-offer')`,
    'RETURN NULL;',
  ),
};

/** Does the work in a database with this bug, and takes it out again. */
export const withBug = async <Value>(
  look: Look,
  { plant, remove }: Bug,
  work: () => Promise<Value>,
): Promise<Value> => {
  await look(plant);
  try {
    return await work();
  } finally {
    await look(remove);
  }
};
