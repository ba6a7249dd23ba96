import { findAnything } from '@karigar/contract/record/find-anything';
import { holdsOneOf } from '@karigar/domain/console/desks';
import { readSought, rolesFoundBy, type Sought } from '@karigar/domain/console/find';
import { nameInLog, RECORD_DESKS, recordView } from '@karigar/domain/console/record';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { nameIn } from '#platform/names';
import { defineHandler, type CallScope } from '#wire/define-handler';
import { takeOrThrow } from '#wire/take-limit';
import {
  findByNumber,
  findOfOrder,
  findPeople,
  MOST_FOUND,
  type FoundBookingRow,
  type FoundPersonRow,
} from '../find-store.ts';

const bookingsFor = async ({ tx }: CallScope, sought: Sought): Promise<FoundBookingRow[]> => {
  if (sought.kind !== 'number') return [];
  const byNumber = await findByNumber(tx, sought.bookingNo);
  const ofOrder = sought.orderId === null ? [] : await findOfOrder(tx, sought.orderId);
  const found = new Map([...byNumber, ...ofOrder].map((row) => [row.id, row]));
  return [...found.values()].toSorted((one, other) => one.id - other.id).slice(0, MOST_FOUND);
};

const peopleFor = async (
  { tx, who: { desks = [] } }: CallScope,
  sought: Sought,
): Promise<FoundPersonRow[]> => {
  const roles = rolesFoundBy(desks);
  if (sought.kind === 'phone') return findPeople(tx, 'phone', sought.phone, roles);
  if (sought.kind === 'email') return findPeople(tx, 'email', sought.email, roles);
  return sought.kind === 'name' ? findPeople(tx, 'name', sought.start, roles) : [];
};

/** Every search is audited: by what, and how much it found, without the words. */
export const findAnythingHandler = defineHandler(
  findAnything,
  async ({ words }, scope) => {
    const { who, language, note } = scope;
    const sought = readSought(words);
    if (sought === null) return refused('find.too-short');
    const desks = who.desks ?? [];
    const view = recordView(desks);
    const bookings = holdsOneOf(desks, RECORD_DESKS) ? await bookingsFor(scope, sought) : [];
    const people = await peopleFor(scope, sought);
    const only = people.length === 1 ? people[0]?.id : undefined;
    note({
      reason: `by ${sought.kind}: ${bookings.length + people.length}`,
      ...(only !== undefined && { subjectId: only }),
    });
    return accepted({
      bookings: bookings.map((row) => ({
        id: row.id,
        no: row.booking_no,
        state: row.state,
        at: row.scheduled_at.getTime(),
        service: nameIn(row.service_names, language),
        area: row.area,
        customer: nameInLog(row.customer_name, row.customer_id, view),
      })),
      people: people.map(({ id, name, role }) => ({ id, name, role })),
    });
  },
  {
    as: 'ops',
    audited: true,
    prepare: async (_input, { context, who }) =>
      takeOrThrow(context.limits.finds, String(accountOf(who))),
  },
);
