import { all, buttonNamed, expectWords, settle, words } from '@karigar/client/testing/page';
import { reply } from '@karigar/client/testing/play-calls';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { addNote } from '@karigar/contract/record/add-note';
import { callPerson } from '@karigar/contract/record/call-person';
import { getRecord } from '@karigar/contract/record/get-record';
import { listHistory } from '@karigar/contract/record/list-history';
import { takeBackNote } from '@karigar/contract/record/take-back-note';
import type { Desk } from '@karigar/domain/console/desks';
import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { event, playRecord } from '#testing/play-record';
import { press } from '#testing/press';
import { address, onStage, showConsole } from '#testing/show-console.tsx';

onStage();
beforeAll(() => import('./index.ts'));

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

  it('a number that is not found says so and leads to the log', async () => {
    const server = playRecord();
    server.on(getRecord, refusal('booking.not-found', 'Booking not found.'));
    await showConsole('/bookings/KRG-1');
    await expectWords('Booking KRG-1 was not found');
    expect(all('a').some((link) => link.innerText === 'All bookings')).toBe(true);
  });
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

  it('a booking that is over has nobody to call', async () => {
    const server = playRecord({ state: 'completed', waits: null, dueAt: null });
    await showConsole('/bookings/KRG-48213');
    await expectWords('Notified: work ended');
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
