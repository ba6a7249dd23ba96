import {
  all,
  buttonNamed,
  expectWords,
  NOW,
  one,
  settle,
  words,
} from '@karigar/client/testing/page';
import { reply } from '@karigar/client/testing/play-calls';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { addNote } from '@karigar/contract/record/add-note';
import { callPerson } from '@karigar/contract/record/call-person';
import { getRecord } from '@karigar/contract/record/get-record';
import { listHistory } from '@karigar/contract/record/list-history';
import { takeBackNote } from '@karigar/contract/record/take-back-note';
import type { Desk } from '@karigar/domain/console/desks';
import { paise } from '@karigar/domain/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { event, playRecord } from '#testing/play-record';
import { press } from '#testing/press';
import { address, onStage, showConsole } from '#testing/show-console.tsx';

onStage();
beforeAll(() => import('./index.ts'));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const refusal = (code: string, message: string) => () =>
  Response.json({ success: false, code, message, data: null });

const withDesk = (server: ReturnType<typeof playRecord>, desk: Desk): void =>
  server.on(getDesk, () =>
    reply(getDesk, {
      accountId: 8,
      name: 'Leela Rao',
      email: '',
      desks: [desk],
      cityId: null,
      city: null,
      cities: [],
      team: 'large',
      hasPasskey: true,
    }),
  );

describe('the record', () => {
  it('has who, what, where, the bill and the history with who did it', async () => {
    playRecord();
    await showConsole('/bookings/KRG-48213');
    await expectWords('Notified: work ended');
    for (const shown of [
      'Ended without its code',
      'Only the customer sees the code.',
      'Rohan Deshpande',
      'XXXXXX1223',
      '402, Sunrise Heights',
      '3 servicemen were asked',
      'Rejected, not in the total',
      'Paid by UPI',
      'to the customer',
      'Done at 9:30 am, sent at 9:32 am',
    ])
      expect(words()).toContain(shown);
    await expect
      .element(page.getByRole('link', { name: 'Bookings' }))
      .toHaveAttribute('aria-current', 'page');
  });

  it('names who did which part of shared work, with minutes and share', async () => {
    const part = { servicemanId: 33, name: 'Imran Shaikh', minutes: 40 };
    playRecord({
      parts: [
        { ...part, billed: paise(77_920), share: paise(56_129) },
        {
          ...part,
          servicemanId: 32,
          name: 'Suresh Pawar',
          minutes: 60,
          billed: paise(116_880),
          share: paise(84_193),
        },
      ],
    });
    await showConsole('/bookings/KRG-48213');
    await expectWords('Who did the work');
    for (const shown of ['Imran Shaikh', '40 minutes', '₹561.29', '₹841.93', '₹1,403.22'])
      expect(words()).toContain(shown);
    expect(await axeFindings()).toEqual([]);
  });

  it('a part of the history is an address, and a key', async () => {
    const server = playRecord();
    await showConsole('/bookings/KRG-48213');
    await expectWords('Paid by UPI');
    await press('3');
    await expect.poll(address).toBe('/bookings/KRG-48213?part=money');
    await expectWords('Paid by UPI');
    expect(words()).not.toContain('Work started');
    expect(server.asked(listHistory).at(-1)?.fields.get('part')).toBe('money');
  });

  it('what the screen has no text for is said by its part', async () => {
    const server = playRecord();
    const events = [
      event({ id: '8.1', part: 'audit', text: 'assign-booking', actor: 'operator', by: 'Ravi' }),
      event({ id: '1.9', text: 'never-heard', refusal: 'booking.cancelled' }),
    ];
    server.on(listHistory, () => reply(listHistory, { events, next: null }));
    await showConsole('/bookings/KRG-48213?part=audit');
    await expectWords('Call “assign-booking”');
    expect(words()).toContain('The booking changed');
    expect(words()).toContain('Refused by the rules');
  });

  it('each line says to whom, from when to when, about what and what the answer was', async () => {
    const server = playRecord({ endedAt: NOW - 10 * MINUTE, startedAt: NOW - DAY });
    const operator = { actor: 'operator', by: 'Priya Nair' } as const;
    const moved = { movedFrom: NOW - DAY, movedTo: NOW + 2 * HOUR, former: 'Ganesh Kale' };
    const events = [
      event({ ...operator, id: '1.1', at: NOW - 3 * DAY, text: 'assign', whom: 'Ganesh Kale' }),
      event({ ...operator, id: '1.2', text: 'assign', whom: 'Anil More', former: 'Ganesh Kale' }),
      event({ ...operator, id: '1.3', text: 'release', former: 'Anil More' }),
      event({ ...operator, id: '1.4', text: 'reschedule', ...moved }),
      event({ id: '1.5', text: 'answer-add-on', actor: 'customer', by: '', answer: 'rejected' }),
      event({ ...operator, id: '1.6', text: 'verify', agreedBy: 'Nandini Rao' }),
      event({ id: '1.7', text: 'start', actor: 'serviceman', by: '', answer: 'without' }),
      event({
        id: '3.1',
        part: 'messages',
        text: 'booking-given-away',
        actor: 'system',
        to: 'serviceman',
        whom: 'Ganesh Kale',
      }),
    ];
    server.on(listHistory, () => reply(listHistory, { events, next: null }));
    await showConsole('/bookings/KRG-48213');
    await expectWords('Assigned to Ganesh Kale');
    for (const shown of [
      'Assigned to Anil More instead of Ganesh Kale',
      'Back to the pool, taken from Anil More',
      'Moved from 14 Nov 2026, 10:30 am to 15 Nov 2026, 12:30 pm',
      'Taken from Ganesh Kale',
      'Add-on rejected',
      'Work started, without the start code',
      'agreed by Nandini Rao',
      'Notified: given to somebody else',
      'to the serviceman Ganesh Kale',
      // Both sides have their day where the days differ.
      '14 Nov 2026, 10:30 am to 15 Nov 2026, 10:20 am',
    ])
      expect(words()).toContain(shown);
    // A whole date is one line, too.
    expect(words()).toContain('12 Nov 2026, 10:30 am');
    for (const time of all('ol time')) expect(time.offsetHeight).toBe(28);
  });

  it('a number that is not found says so and leads to the log', async () => {
    const server = playRecord();
    server.on(getRecord, refusal('booking.not-found', 'Booking not found.'));
    await showConsole('/bookings/KRG-1');
    await expectWords('Booking KRG-1 was not found');
    expect(all('a').some((link) => link.innerText === 'All bookings')).toBe(true);
  });
});

it('the help has the keys of this screen first, each letter once, then those of everywhere', async () => {
  playRecord();
  await showConsole('/bookings/KRG-48213');
  await expectWords('Notified: work ended');
  await press('{Shift>}?{/Shift}');
  await expectWords('On this screen');
  const [here, everywhere] = all('[role=dialog] section');
  for (const own of ['Write a note', 'Call the customer', 'Read again'])
    expect(here?.innerText).toContain(own);
  for (const other of ['Type what you read', 'Go to']) expect(here?.innerText).not.toContain(other);
  expect(everywhere?.innerText).toContain('Go to Waiting');
  const caps = all('[role=dialog] section:first-of-type dd > span').map((cap) => cap.textContent);
  expect(caps.length).toBeGreaterThan(4);
  expect(new Set(caps).size).toBe(caps.length);
  expect(await axeFindings()).toEqual([]);
});

describe('notes', () => {
  it('n writes, Enter adds, and u takes it back within eight seconds', async () => {
    const server = playRecord();
    await showConsole('/bookings/KRG-48213');
    await expectWords('Notified: work ended');
    await press('n');
    await userEvent.keyboard('Gate at the back{Enter}');
    await expectWords('Note added.');
    await expectWords('Gate at the back');
    expect(server.asked(addNote)[0]?.fields.get('words')).toBe('Gate at the back');
    await press('{Escape}', 'u');
    await expect.poll(() => server.count(takeBackNote)).toBe(1);
    await settle();
    expect(words()).not.toContain('Gate at the back');
  });

  it('after eight seconds there is no way back, and an empty note is not sent', async () => {
    const server = playRecord();
    await showConsole('/bookings/KRG-48213');
    await expectWords('Notified: work ended');
    await press('n', '{Enter}');
    expect(server.count(addNote)).toBe(0);
    await userEvent.keyboard('Stays{Enter}');
    await expectWords('Note added.');
    await settle(9000);
    expect(words()).not.toContain('Note added.');
    await press('{Escape}', 'u');
    expect(server.count(takeBackNote)).toBe(0);
  });

  it('a refusal is said at the field', async () => {
    const server = playRecord();
    server.on(addNote, refusal('booking.not-found', 'Booking not found.'));
    await showConsole('/bookings/KRG-48213');
    await expectWords('Notified: work ended');
    await press('n');
    await userEvent.keyboard('Hello{Enter}');
    await expectWords('Booking not found.');
  });
});

describe('calls', () => {
  it('c asks why and shows the number until it is closed', async () => {
    const server = playRecord();
    await showConsole('/bookings/KRG-48213');
    await expectWords('Notified: work ended');
    await press('c');
    await userEvent.keyboard('short{Enter}');
    await expectWords('Write why, with at least ten letters.');
    expect(server.count(callPerson)).toBe(0);
    await userEvent.keyboard(' is not enough{Enter}');
    await expectWords('Call +919890011223');
    expect(server.asked(callPerson)[0]?.fields.get('side')).toBe('customer');
    buttonNamed('Close').click();
    await settle();
    expect(words()).not.toContain('9890011223');
  });

  const OVER = { state: 'completed', waits: null, dueAt: null } as const;
  const keyStrip = () => one('footer').innerText;

  it('a complaint is called about for 48 hours after the work', async () => {
    const server = playRecord({ ...OVER, overAt: NOW - 47 * HOUR });
    await showConsole('/bookings/KRG-48213');
    await expectWords('Notified: work ended');
    await expect.poll(keyStrip).toContain('Call the customer');
    await press('c');
    await userEvent.keyboard('The tap drips again{Enter}');
    await expectWords('Call +919890011223');
    expect(server.count(callPerson)).toBe(1);
  });

  it('afterwards the panel says why nobody can be called, and no key is offered for it', async () => {
    const server = playRecord({ ...OVER, overAt: NOW - 48 * HOUR });
    await showConsole('/bookings/KRG-48213');
    await expectWords('Notified: work ended');
    expect(words()).toContain('Calls end 48 hours after the work.');
    await expect.poll(keyStrip).toContain('Write a note');
    expect(keyStrip()).not.toContain('Call the');
    await press('c', 'p');
    expect(words()).not.toContain('Why do you call?');
    expect(server.count(callPerson)).toBe(0);
  });

  it('audit reads, and neither writes nor calls; kyc is told which desks it needs', async () => {
    const server = playRecord();
    withDesk(server, 'audit');
    await showConsole('/bookings/KRG-48213');
    await expectWords('The desk Audit reads, and does not write.');
    await press('c', 'n');
    expect(all('[role=dialog]')).toEqual([]);
    withDesk(server, 'kyc');
    await showConsole('/bookings/KRG-48213');
    await expectWords('This place is for the desks:');
    expect(words()).not.toContain('Rohan');
  });
});

it.each([{}, { theme: 'dark' }, { locale: 'hi' }, { text: '200%' }] as const)(
  'has no axe finding with %o',
  async (condition) => {
    playRecord();
    await showConsole('/bookings/KRG-48213', condition);
    await expectWords('XXXXXX1223');
    expect(await axeFindings()).toEqual([]);
  },
);
