import type { Look } from '#testing/fresh-people';

type Bug = { readonly plant: string; readonly remove: string };

const without = (trigger: string): Bug => ({
  plant: `ALTER TABLE bookings DISABLE TRIGGER ${trigger}`,
  remove: `ALTER TABLE bookings ENABLE TRIGGER ${trigger}`,
});

/** A trigger that changes such a row behind the server's back. */
const behind = (when: string, does: string): Bug => ({
  plant: `CREATE FUNCTION planted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${does} END $$;
    CREATE TRIGGER planted BEFORE ${when} EXECUTE FUNCTION planted()`,
  remove: 'DROP FUNCTION planted CASCADE',
});

/** Lifecycle bugs that the model must find. */
export const LIFECYCLE_BUGS: Readonly<Record<string, Bug>> = {
  'an offer that stays open after its booking left the state offered': without('close_offers'),
  'a job given back without a planned dispatch': without('plan_dispatch_again'),
  'an offer that is open for an hour': behind(
    'INSERT ON offers FOR EACH ROW',
    `NEW.expires_at := NEW.expires_at + interval '1 hour'; RETURN NEW;`,
  ),
  'a wrong code that is not counted': behind(
    'UPDATE ON completion_codes FOR EACH ROW',
    'NEW.tries := OLD.tries; RETURN NEW;',
  ),
  'a cancel that replies yes and changes nothing': behind(
    `UPDATE ON bookings FOR EACH ROW WHEN (NEW.state = 'cancelled')`,
    'NEW.state := OLD.state; RETURN NEW;',
  ),
  'a reassigned job that stays with the former assignee': behind(
    'UPDATE ON bookings FOR EACH ROW WHEN (OLD.serviceman_id <> NEW.serviceman_id)',
    'NEW.serviceman_id := OLD.serviceman_id; RETURN NEW;',
  ),
  'an overdue visit that is never reported': without('plan_overdue'),
  'a change without its event': behind(
    `INSERT ON booking_events FOR EACH ROW WHEN (NEW.command = 'hold')`,
    'RETURN NULL;',
  ),
  'a change without its audit row': behind(
    `INSERT ON audit FOR EACH ROW WHEN (NEW.call = 'accept-offer')`,
    'RETURN NULL;',
  ),
};

/** Runs the work in a database with this bug, then removes the bug. */
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
