import { expectWords, NOW, words } from '@karigar/client/testing/page';
import {
  aCredential,
  answerPasskeys,
  refusal,
  requestOptions,
} from '@karigar/client/testing/passkeys';
import { reply } from '@karigar/client/testing/play-calls';
import { answerCountersign } from '@karigar/contract/countersigns/answer-countersign';
import { listCountersigns } from '@karigar/contract/countersigns/list-countersigns';
import { beginPasskeyProof } from '@karigar/contract/operators/begin-passkey-proof';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { showPasskey } from '@karigar/contract/operators/show-passkey';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { press } from '#testing/press';
import { aRequest, type Countersign } from '#testing/a-request';
import { address, onStage, playConsole, showConsole } from '#testing/show-console.tsx';

onStage();

const HOUR_MS = 3_600_000;

const CLOSE = aRequest({});
const END = aRequest({
  id: 1043,
  no: 'W-1043',
  call: 'end-for-serviceman',
  bookingNo: 'KRG-48299',
});

const done = (message: string): Response =>
  Response.json({ success: true, code: 200, message, data: null });

const playRequests = (open: readonly Countersign[], own: readonly Countersign[] = []) => {
  const server = playConsole();
  let waiting = open;
  server.on(listCountersigns, (fields) =>
    reply(listCountersigns, [...(fields.get('which') === 'own' ? own : waiting)]),
  );
  return { ...server, waitingIs: (now: readonly Countersign[]): void => void (waiting = now) };
};

it('says what will happen, why, who and until when', async () => {
  playRequests([CLOSE, END, aRequest({ id: 1044, no: 'W-1044', isOwn: true })]);
  await showConsole('/countersign');
  await expectWords("Booking KRG-48213 will be closed without the customer's code.");
  expect(words()).toContain('The phone of the customer is broken.');
  expect(words()).toContain('23 h');
  expect(page.getByRole('option').elements()).toHaveLength(2);
  expect(page.getByRole('complementary', { name: 'Request W-1042' }).query()).not.toBeNull();
  await press('j');
  expect(address()).toBe('/countersign?which=open&request=1043');
  await expectWords('The work of booking KRG-48299 will be ended for the serviceman.');
});

it('shows what to judge by, and o opens the record', async () => {
  const booking = {
    service: 'Split AC foam-jet service',
    customer: 'Rohan',
    serviceman: 'Suresh Pawar',
    total: paise(194_800),
    paid: paise(50_000),
  };
  playRequests([
    aRequest({ booking }),
    aRequest({ id: 1043, bookingNo: '', call: 'answer-freeze' }),
  ]);
  await showConsole('/countersign');
  await expectWords('Service Split AC foam-jet service Customer Rohan Serviceman Suresh Pawar');
  expect(words()).toContain('To pay ₹1,948.00 Paid ₹500.00');
  await expect
    .element(page.getByRole('link', { name: 'KRG-48213' }))
    .toHaveAttribute('href', '/bookings/KRG-48213');
  await press('o');
  await expect.poll(address).toBe('/bookings/KRG-48213');
});

it('says who is invited, to which desks and city', async () => {
  const about = { name: 'Meera Joshi', email: 'meera@karigar.example', desks: [], cityId: null };
  playRequests([
    aRequest({
      call: 'invite-operator',
      bookingId: null,
      bookingNo: '',
      about: { ...about, desks: ['dispatch', 'help'], cityId: 2 },
    }),
    aRequest({ id: 1043, no: 'W-1043', call: 'save-desks', bookingNo: '', about }),
  ]);
  await showConsole('/countersign');
  await expectWords('Meera Joshi will be invited by a link to meera@karigar.example.');
  await expectWords('New desks Dispatch, Help City Mumbai');
  await press('j');
  await expectWords('Meera Joshi will get desks or another city.');
  expect(words()).toContain('All cities');
});

it('Enter agrees with a passkey, and the next is chosen', async () => {
  const server = playRequests([CLOSE, END]);
  let isShown = false;
  server.on(answerCountersign, () => {
    if (!isShown) return refusal('session.proof-needed');
    server.waitingIs([END]);
    return done('Answered.');
  });
  server.on(beginPasskeyProof, () => reply(beginPasskeyProof, { options: requestOptions }));
  server.on(showPasskey, () => {
    isShown = true;
    return done('');
  });
  answerPasskeys(() => Promise.resolve(aCredential()));
  await showConsole('/countersign');
  await expectWords('W-1042');
  await press('{Enter}');
  await expectWords('Show your passkey');
  await press('{Enter}');
  // A toast keeps the number in one line by a mark after its hyphen.
  await expectWords('48213 is completed.');
  const fields = server.asked(answerCountersign).at(-1)?.fields;
  expect([fields?.get('id'), fields?.get('outcome')]).toEqual(['1042', 'agreed']);
  await expect.poll(address).toBe('/countersign?which=open&request=1043');
});

it('R refuses, with words that the other person reads', async () => {
  const server = playRequests([CLOSE, END]);
  server.on(answerCountersign, () => {
    server.waitingIs([END]);
    return done('Answered.');
  });
  await showConsole('/countersign');
  await expectWords('W-1042');
  await press('R');
  await expect.element(page.getByLabelText('Why you refuse')).toHaveFocus();
  await press('no', '{Enter}');
  await expectWords('Write why, with at least ten letters.');
  expect(server.count(answerCountersign)).toBe(0);
  await press(' code was asked for', '{Enter}');
  await expectWords('Refused. Anil Kale reads your words under “I asked”.');
  expect(Object.fromEntries(server.asked(answerCountersign)[0]?.fields ?? [])).toMatchObject({
    id: '1042',
    outcome: 'refused',
    words: 'no code was asked for',
  });
});

it('Enter on a button presses that button, and Escape goes back', async () => {
  const server = playRequests([CLOSE]);
  await showConsole('/countersign');
  await expectWords('W-1042');
  (page.getByRole('button', { name: 'Refuse' }).element() as HTMLElement).focus();
  await press('{Enter}');
  await expect.element(page.getByLabelText('Why you refuse')).toHaveFocus();
  await press('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Agree' })).toBeVisible();
  expect(server.count(answerCountersign)).toBe(0);
});

it('a refusal of the server is said at the request', async () => {
  const server = playRequests([CLOSE]);
  server.on(answerCountersign, () =>
    refusal('booking.changed', 'The booking changed since it was asked about.'),
  );
  await showConsole('/countersign');
  await expectWords('W-1042');
  await press('{Enter}');
  await expectWords('The booking changed since it was asked about.');
  expect(address()).toBe('/countersign');
});

it('what the operator asked has the answer and the words of the second person', async () => {
  const answered = aRequest({
    isOwn: true,
    askedBy: 'Priya Nair',
    outcome: 'refused',
    answeredBy: 'Anil Kale',
    answeredAt: NOW,
    words: 'Call the customer first.',
  });
  const waits = aRequest({ id: 1050, no: 'W-1050', isOwn: true });
  const over = aRequest({ id: 1051, no: 'W-1051', isOwn: true, expiresAt: NOW - HOUR_MS });
  const server = playRequests([], [answered, waits, over]);
  await showConsole('/countersign');
  await expectWords('Nobody asks.');
  await showConsole('/countersign?which=own');
  await expectWords('Call the customer first.');
  expect(words()).toContain('Anil Kale refused');
  await press('j');
  await expectWords('You asked. Somebody else must answer.');
  await press('j');
  await expectWords('Nobody answered in time.');
  await press('{Enter}', 'R');
  expect(server.count(answerCountersign)).toBe(0);
});

it('audit reads and does not answer', async () => {
  const server = playRequests([CLOSE]);
  server.on(getDesk, () =>
    reply(getDesk, {
      accountId: 8,
      name: 'Leela Rao',
      email: '',
      desks: ['audit'],
      cityId: null,
      city: null,
      cities: [],
      team: 'large',
      hasPasskey: true,
    }),
  );
  await showConsole('/countersign');
  await expectWords('The desk Audit reads, and does not answer.');
  await press('{Enter}');
  expect(server.count(answerCountersign)).toBe(0);
});

it.each([{}, { theme: 'dark' }, { locale: 'hi' }, { text: '200%' }] as const)(
  'has no axe finding with %o',
  async (condition) => {
    playRequests([CLOSE, END]);
    await showConsole('/countersign', condition);
    await expectWords('KRG-48213');
    await press('R');
    expect(await axeFindings()).toEqual([]);
  },
);
