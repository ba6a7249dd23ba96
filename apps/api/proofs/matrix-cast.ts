import { DESKS, type Desk } from '@karigar/domain/console/desks';
import { switchRole } from '@karigar/contract/sessions/switch-role';
import { SYSTEM } from '#platform/db';
import { ALL_BUT_AUDIT, createOperatorPerson, createPerson } from '#testing/fresh-people';
import { people } from '#testing/people';
import type { TestApp } from '#testing/test-app';
import type { Target } from '#testing/call-row';

/** An operator at one desk, at none, without a proof, closed, and at the listener of everybody else. */
const OPERATORS = [
  ...DESKS.map((desk) => `operator of ${desk}` as const),
  'operator without a desk',
  'operator without a proof',
  'closed operator',
  'operator in public',
] as const;

export const isOperator = (caller: Caller): boolean => caller.includes('operator');

/** The desks of an operator. */
export const desksOf = (caller: Caller): readonly Desk[] => {
  if (caller === 'operator without a desk') return [];
  const own = DESKS.filter((desk) => caller === `operator of ${desk}`);
  return own.length === 0 ? ALL_BUT_AUDIT : own;
};

export const CALLERS = [
  'none',
  'guest',
  'serviceman',
  'other serviceman',
  'customer',
  'other customer',
  /** With every desk except audit. */
  'operator',
  ...OPERATORS,
  /** A serviceman in the role of a customer: the jobs stay those of the other role. */
  'serviceman as customer',
  'blocked',
  'owes a proof',
  'expired',
  'revoked',
] as const;
export type Caller = (typeof CALLERS)[number];

export const TARGETS = ['own', 'foreign', 'missing', 'wrong state'] as const;
export type TargetKind = (typeof TARGETS)[number];

type Person = 'suresh' | 'imran' | 'asha' | 'rohan';

const PERSON_OF = {
  serviceman: 'suresh',
  'other serviceman': 'imran',
  customer: 'asha',
  'other customer': 'rohan',
  'serviceman as customer': 'suresh',
} as const satisfies Partial<Record<Caller, Person>>;

const OTHER: Record<Person, Person> = {
  suresh: 'imran',
  imran: 'suresh',
  asha: 'rohan',
  rohan: 'asha',
};

const personOf = (caller: Caller): Person | null =>
  caller in PERSON_OF ? PERSON_OF[caller as keyof typeof PERSON_OF] : null;

export const roleOf = (caller: Caller): string => {
  if (isOperator(caller)) return 'operator';
  if (caller === 'serviceman as customer') return 'customer';
  const person = personOf(caller);
  return person === null ? 'guest' : people[person].role;
};

const MISSING: Target = {
  bookingId: 1,
  orderId: 1,
  subscriptionId: 1,
  documentId: 999_999_999,
  bookingAddOnId: 999_999_999,
  addOnId: 999_999_999,
  addOnPrice: '1.00',
  sessionId: 999_999_999,
  lineId: 999_999_999,
  addressId: 999_999_999,
  blockId: 999_999_999,
  passkeyId: 999_999_999,
  workRecordId: 999_999_999,
};

type BookingIds = { id: number; order_id: number; service_id: number };

const bookingOf = async (app: TestApp, person: Person, state: string): Promise<BookingIds> => {
  const column = people[person].role === 'serviceman' ? 'serviceman_id' : 'customer_id';
  const [found] = await app.look<BookingIds>(
    `SELECT id::float8 AS id, order_id::float8 AS order_id, service_id::float8 AS service_id
       FROM bookings WHERE ${column} = $1 AND state = $2 ORDER BY id LIMIT 1`,
    [people[person].id, state],
  );
  if (!found) throw new Error(`the demo world has no ${state} booking of ${person}`);
  return found;
};

const newSession = async (app: TestApp, person: Person): Promise<number> =>
  (await app.context.sessions.find(await app.signIn(person)))?.sessionId ?? MISSING.sessionId;

const newPasskey = async (app: TestApp, person: Person): Promise<number> => {
  const [made] = await app.look<{ id: number }>(
    `INSERT INTO passkeys (account_id, credential_id, public_key, user_handle, counter, transports, is_syncable,
        is_synced, name, created_at)
       VALUES ($1, gen_random_uuid()::text, '', '', 0, '{}', true, true, 'Matrix', now()) RETURNING id::float8 AS id`,
    [people[person].id],
  );
  return made?.id ?? MISSING.passkeyId;
};

/** A person's own things: a booking with its package and a pending add-on, a document, a session. */
const ownTarget = async (app: TestApp, person: Person, state: string): Promise<Target> => {
  const booking = await bookingOf(app, person, state);
  const [made] = await app.look<{ subscription: number; added: number }>(
    `WITH package AS (
        INSERT INTO subscriptions (customer_id, name) SELECT customer_id, 'Matrix' FROM bookings
        WHERE id = $1 RETURNING id
      ), linked AS (
        UPDATE bookings SET subscription_id = package.id, over_at = CASE WHEN over_at IS NULL THEN NULL ELSE $3::timestamptz END
        FROM package WHERE bookings.id = $1
      ), added AS (
        INSERT INTO booking_add_ons (booking_id, add_on_id, name, name_hi, price, quantity, proposed_at)
        SELECT $1, id, name, name_hi, price, 1, now() FROM add_ons WHERE service_id = $2 LIMIT 1
        RETURNING id
      )
      SELECT package.id::float8 AS subscription, added.id::float8 AS added FROM package, added`,
    // Just over: of an older booking a serviceman sees less.
    [booking.id, booking.service_id, new Date(app.now())],
  );
  const [addOn] = await app.look<{ id: number; price: string }>(
    `SELECT id::float8 AS id, (price / 100.0)::numeric(12, 2)::text AS price FROM add_ons
       WHERE service_id = $1 AND is_offered LIMIT 1`,
    [booking.service_id],
  );
  const [document] = await app.look<{ id: number }>(
    `SELECT id::float8 AS id FROM kyc_documents WHERE account_id = $1 ORDER BY id LIMIT 1`,
    [people[person].id],
  );
  const [line] = await app.look<{ id: number }>(
    `SELECT id::float8 AS id FROM ledger_entries
       WHERE serviceman_id = $1 AND part IS NOT NULL AND booking_id IS NOT NULL ORDER BY id LIMIT 1`,
    [people[person].id],
  );
  const [address] = await app.look<{ id: number }>(
    `INSERT INTO addresses (account_id, label, flat_no, street, area_id, pin_code, latitude, longitude, used_at)
       VALUES ($1, 'Matrix', '1', 'Lane 1', 102, '411045', 18.559, 73.7868, now())
       RETURNING id::float8 AS id`,
    [people[person].id],
  );
  const [block] = await app.look<{ id: number }>(
    `INSERT INTO person_blocks (account_id, blocked_id, booking_id, blocked_at, lifted_at)
      SELECT $2::bigint, CASE WHEN customer_id = $2 THEN serviceman_id ELSE customer_id END, id, now(), now()
      FROM bookings WHERE id = $1 RETURNING id::float8 AS id`,
    [booking.id, people[person].id],
  );
  const [record] = await app.look<{ id: number }>(
    `INSERT INTO work_records (account_id, made_at, valid_until, claims)
      VALUES ($1, now(), now() + interval '1 day', '{}') RETURNING id::float8 AS id`,
    [people[person].id],
  );
  const sessionId = await newSession(app, person);
  if (!made || !addOn) throw new Error('the service of the booking has no add-ons');
  return {
    bookingId: booking.id,
    orderId: booking.order_id,
    subscriptionId: made.subscription,
    documentId: document?.id ?? MISSING.documentId,
    bookingAddOnId: made.added,
    addOnId: addOn.id,
    addOnPrice: addOn.price,
    sessionId,
    lineId: line?.id ?? MISSING.lineId,
    addressId: address?.id ?? MISSING.addressId,
    blockId: block?.id ?? MISSING.blockId,
    passkeyId: await newPasskey(app, person),
    workRecordId: record?.id ?? MISSING.workRecordId,
  };
};

export type Cast = {
  readonly tokenOf: (caller: Caller) => Promise<string | null>;
  readonly targetOf: (caller: Caller, kind: TargetKind) => Target;
};

/** Every caller of the matrix, with own and foreign targets. */
export const gatherCast = async (app: TestApp): Promise<Cast> => {
  const own = new Map<Person, Target>();
  const finished = new Map<Person, Target>();
  for (const person of Object.values(PERSON_OF)) {
    own.set(person, await ownTarget(app, person, 'assigned'));
    finished.set(person, await ownTarget(app, person, 'completed'));
  }
  const expired = await app.signIn('suresh');
  await app.look(
    `UPDATE sessions SET expires_at = $1, idle_expires_at = $1 WHERE id = (SELECT max(id) FROM sessions)`,
    [new Date(app.now() - 1000)],
  );
  const open = async (session: Parameters<typeof app.context.sessions.open>[1]) => {
    const { databases, sessions } = app.context;
    const opened = await databases.system.transaction(SYSTEM, (tx) => sessions.open(tx, session));
    return opened.authToken;
  };
  const suresh = people.suresh.id;
  await app.sendFields(switchRole, { role: 'customer' }, { token: await app.signIn('suresh') });
  const stranger = await createPerson(app.look, 'serviceman', app.now());
  const blocked = await open({ accountId: stranger.id, role: 'serviceman' });
  await app.look(`UPDATE accounts SET blocked_at = now() WHERE id = $1`, [stranger.id]);
  const revoked = await app.signIn('suresh');
  const session = await app.context.sessions.find(revoked);
  await app.context.sessions.revoke(session?.sessionId ?? 0);

  const operators = new Map<Caller, number>();
  for (const caller of OPERATORS) {
    const { id } = await createOperatorPerson(app.look, app.now(), desksOf(caller));
    operators.set(caller, id);
  }
  const closed = await open({
    accountId: operators.get('closed operator') ?? 0,
    role: 'operator',
    hasShownPasskey: true,
  });
  await app.look(`UPDATE operators SET closed_at = now() WHERE account_id = $1`, [
    operators.get('closed operator'),
  ]);

  /** The first role ended the session and removed the passkey of its own target, so the other role has its own. */
  const otherRole = new Map<Target | undefined, Target>();
  for (const targets of [own, finished]) {
    const target = targets.get('suresh') ?? MISSING;
    otherRole.set(target, {
      ...target,
      sessionId: await newSession(app, 'suresh'),
      passkeyId: await newPasskey(app, 'suresh'),
    });
  }
  const targetFor = (caller: Caller, target = MISSING): Target =>
    (caller === 'serviceman as customer' ? otherRole.get(target) : undefined) ?? target;

  return {
    tokenOf: async (caller) => {
      if (caller === 'none') return null;
      if (caller === 'expired') return expired;
      if (caller === 'revoked') return revoked;
      if (caller === 'blocked') return blocked;
      if (caller === 'operator') return app.signIn('priya');
      if (caller === 'closed operator') return closed;
      if (isOperator(caller))
        return open({ accountId: operators.get(caller) ?? 0, role: 'operator' });
      if (caller === 'serviceman as customer') return open({ accountId: suresh, role: 'customer' });
      if (caller === 'owes a proof')
        return open({
          accountId: suresh,
          role: 'serviceman',
          awaiting: { proof: 'email', device: '' },
        });
      return app.signIn(personOf(caller) ?? 'guest');
    },
    targetOf: (caller, kind) => {
      const person = personOf(caller) ?? 'suresh';
      if (kind === 'own') return targetFor(caller, own.get(person));
      if (kind === 'foreign') return own.get(OTHER[person]) ?? MISSING;
      return kind === 'missing' ? MISSING : targetFor(caller, finished.get(person));
    },
  };
};
