import { randomBytes, randomInt } from 'node:crypto';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { submitApproval } from '@karigar/contract/add-ons/submit-approval';
import { endWork } from '@karigar/contract/bookings/end-work';
import {
  APPROVAL_LIFE_MS,
  sumOfLines,
  type ApprovalLine,
  type ApprovalRequest,
} from '@karigar/domain/bookings/offline-approval';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { paise, writeAmount } from '@karigar/domain/money';
import { signApproval } from '#modules/add-ons/index';
import { approvalFields, fetchApprovalKey, newNonce } from '#testing/approval-world';
import { addOnOf } from '#testing/demo-world-catalogue';
import { createBookings, FRESH_SERVICE, type FreshBooking } from '#testing/fresh-bookings';
import { people } from '#testing/people';
import type { TestApp } from '#testing/test-app';
import { readBills } from './offline-approval-store.ts';

export type OfflineApproval = {
  readonly honest: number;
  readonly honestTaken: number;
  readonly forged: number;
  readonly forgedRefused: number;
  /** How often each refusal was given. */
  readonly refusals: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
};

type Fields = ReturnType<typeof approvalFields>;

/** One booking without network: the proposal, and the approval of the customer's phone. */
type Spot = {
  readonly ref: FreshBooking;
  readonly key: string;
  readonly request: ApprovalRequest;
  readonly fields: Fields;
};

type Attack = {
  readonly name: string;
  /** The accepted refusals; any other reply is a failure. */
  readonly refused: readonly string[];
  readonly fields: (spot: Spot, other: Spot, now: number) => Fields & { bookingId?: string };
  /** Who sends it; the booking's serviceman by default. */
  readonly by?: 'imran';
  /** Sent after the honest approval was taken. */
  readonly isAfter?: true;
};

const flip = (hex: string): string => {
  const at = randomInt(hex.length);
  const digit = (Number.parseInt(hex[at] ?? '0', 16) ^ (1 << randomInt(4))).toString(16);
  return hex.slice(0, at) + digit.toUpperCase() + hex.slice(at + 1);
};
const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex').toUpperCase();
const resigned = (spot: Spot, change: Partial<ApprovalRequest>, key = spot.key): Fields => {
  const request = { ...spot.request, ...change };
  return approvalFields(request, 'accepted', signApproval(key, request, 'accepted'));
};
/** Other lines under the honest signature. */
const relined = (
  { request, fields }: Spot,
  change: (line: ApprovalLine) => ApprovalLine,
): Fields => {
  const at = randomInt(request.lines.length);
  const lines = request.lines.map((line, place) => (place === at ? change(line) : line));
  return approvalFields({ ...request, lines }, 'accepted', fields.signature);
};

const INVALID = ['approval.invalid'];
const ATTACKS: readonly Attack[] = [
  {
    name: 'random signature',
    refused: INVALID,
    fields: ({ fields }) => ({ ...fields, signature: randomHex(32) }),
  },
  {
    name: 'one bit of the signature',
    refused: INVALID,
    fields: ({ fields }) => ({ ...fields, signature: flip(fields.signature) }),
  },
  {
    name: 'signed with another key',
    refused: INVALID,
    fields: (spot) => resigned(spot, {}, randomBytes(32).toString('base64url')),
  },
  {
    name: 'signed with the key of another booking',
    refused: INVALID,
    fields: (spot, other) => resigned(spot, {}, other.key),
  },
  {
    name: 'the approval of another booking',
    refused: INVALID,
    fields: ({ ref }, other) => ({ ...other.fields, bookingId: String(ref.bookingId) }),
  },
  {
    name: 'a higher quantity',
    refused: INVALID,
    fields: (spot) =>
      relined(spot, (line) => ({ ...line, quantity: line.quantity + 1 + randomInt(5) })),
  },
  {
    name: 'a higher price',
    refused: INVALID,
    fields: (spot) =>
      relined(spot, (line) => ({ ...line, price: paise(line.price + 1 + randomInt(99_999)) })),
  },
  {
    name: 'another add-on',
    refused: INVALID,
    fields: (spot) =>
      relined(spot, (line) => ({ ...line, addOnId: line.addOnId + 1 + randomInt(9) })),
  },
  {
    name: 'one line more',
    refused: INVALID,
    fields: ({ request, fields }) =>
      approvalFields(
        { ...request, lines: [...request.lines, ...request.lines.slice(0, 1)] },
        'accepted',
        fields.signature,
      ),
  },
  {
    name: 'another sum',
    refused: INVALID,
    fields: ({ request, fields }) => ({
      ...fields,
      amount: writeAmount(paise(sumOfLines(request.lines) + 1 + randomInt(9999))),
    }),
  },
  {
    name: 'a rejection forged from an approval',
    refused: INVALID,
    fields: ({ fields }) => ({ ...fields, answer: '2' }),
  },
  {
    name: 'another nonce',
    refused: INVALID,
    fields: ({ fields }) => ({ ...fields, nonce: flip(fields.nonce) }),
  },
  {
    name: 'another time',
    refused: INVALID,
    fields: ({ fields, request }) => ({
      ...fields,
      askedAt: writeWireDateTime(request.askedAt - 1000 * (1 + randomInt(999))),
    }),
  },
  {
    name: 'signed for another serviceman',
    refused: INVALID,
    fields: (spot) => resigned(spot, { servicemanId: people.imran.id }),
  },
  {
    name: 'brought by another serviceman',
    refused: ['booking.not-found'],
    fields: ({ fields }) => fields,
    by: 'imran',
  },
  {
    name: 'older than a week',
    refused: ['approval.expired'],
    fields: (spot, _other, now) =>
      resigned(spot, {
        nonce: newNonce(),
        askedAt: Math.floor((now - APPROVAL_LIFE_MS) / 1000) * 1000 - 1000 * (1 + randomInt(9999)),
      }),
  },
  {
    name: 'approval of lines that were never proposed',
    refused: ['add-on.already-answered', 'add-on.price-changed', 'add-on.not-found'],
    fields: (spot) =>
      resigned(spot, {
        nonce: newNonce(),
        lines: spot.request.lines.map((line) => ({ ...line, quantity: line.quantity + 3 })),
      }),
  },
  {
    name: 'replayed under another key of the call',
    refused: ['approval.used'],
    fields: ({ fields }) => fields,
    isAfter: true,
  },
  {
    name: 'the honest lines again under the attacker’s nonce',
    refused: INVALID,
    fields: ({ fields }) => ({ ...fields, nonce: newNonce() }),
    isAfter: true,
  },
  {
    name: 'a fresh approval of lines that have an answer',
    refused: ['add-on.already-answered'],
    fields: (spot) => resigned(spot, { nonce: newNonce() }),
    isAfter: true,
  },
];

const wire = ({ bookingId, orderId }: FreshBooking) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});

/**
 * Tries every attack on each booking, before and after the one honest approval. Then the work ends, and the bill
 * must have the approved lines once.
 */
export const runOfflineApproval = async (
  app: TestApp,
  size: { readonly forged: number },
): Promise<OfflineApproval> => {
  const tokens = { suresh: await app.signIn('suresh'), imran: await app.signIn('imran') };
  const customer = await app.signIn('asha');
  const failures: string[] = [];
  const refusals: Record<string, number> = {};
  let forged = 0;
  let forgedRefused = 0;
  let honestTaken = 0;
  const bookings = await createBookings(app.look, app.context.vault, {
    // One more booking, as the source of foreign approvals.
    count: Math.ceil(size.forged / ATTACKS.length) + 1,
    state: 'started',
    servicemanId: people.suresh.id,
    customerId: people.asha.id,
    now: app.now(),
    code: '482913',
  });

  const stand = async (ref: FreshBooking): Promise<Spot> => {
    const lines = [0, 1].map((at) => {
      const { id: addOnId, price } = addOnOf('foamJet', at);
      return { addOnId, quantity: 1 + randomInt(3), price };
    });
    const key = await fetchApprovalKey(app, customer, ref.bookingId);
    if (key === null) throw new Error('no key for a started booking');
    const request = {
      bookingId: ref.bookingId,
      servicemanId: people.suresh.id,
      nonce: newNonce(),
      askedAt: Math.floor(app.now() / 1000) * 1000,
      lines,
    };
    const fields = approvalFields(request, 'accepted', signApproval(key, request, 'accepted'));
    const written = lines.map(({ price }) => writeAmount(price));
    await app.sendFields(
      proposeAddOns,
      {
        ...wire(ref),
        'addOnIds[]': fields['addOnIds[]'],
        'oldPrices[]': written,
        'prices[]': written,
        'quantity[]': fields['quantity[]'],
      },
      { token: tokens.suresh, key: newNonce() },
    );
    return { ref, key, request, fields };
  };

  const attack = async (way: Attack, spot: Spot, other: Spot): Promise<void> => {
    const fields = { ...wire(spot.ref), ...way.fields(spot, other, app.now()) };
    const token = tokens[way.by ?? 'suresh'];
    const { body, status } = await app.sendFields(submitApproval, fields, {
      token,
      key: newNonce(),
    });
    forged += 1;
    const code = String(body.code);
    refusals[code] = (refusals[code] ?? 0) + 1;
    if (status === 200 && !body.success && way.refused.includes(code)) forgedRefused += 1;
    else failures.push(`${way.name}: ${status} ${code}`);
  };

  const [last, ...first] = bookings;
  if (last === undefined) throw new Error('no booking was made');
  const other = await stand(last);
  for (const ref of first) {
    const spot = await stand(ref);
    for (const way of ATTACKS.filter(({ isAfter }) => isAfter !== true))
      await attack(way, spot, other);
    // The phone loses the first reply and retries: five in parallel, one effect.
    const key = newNonce();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        app.sendFields(
          submitApproval,
          { ...wire(ref), ...spot.fields },
          { token: tokens.suresh, key },
        ),
      ),
    );
    if (replies.some(({ body }) => body.success)) honestTaken += 1;
    else failures.push(`honest: ${String(replies[0]?.body.code)}`);
    for (const way of ATTACKS.filter(({ isAfter }) => isAfter === true))
      await attack(way, spot, other);
    await app.sendFields(
      endWork,
      { ...wire(ref), endTime: writeWireDateTime(app.now()) },
      { token: tokens.suresh, key: newNonce() },
    );
    const wanted = FRESH_SERVICE.price + sumOfLines(spot.request.lines);
    const [bill] = await readBills(app.look, ref.bookingId);
    if (bill?.total !== wanted || bill.lines !== spot.request.lines.length || bill.approvals !== 1)
      failures.push(`bill of ${ref.bookingId}: ${JSON.stringify(bill)}, wanted ${wanted}`);
  }
  return { honest: first.length, honestTaken, forged, forgedRefused, refusals, failures };
};
