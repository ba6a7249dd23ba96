import {
  all,
  buttonNamed,
  expectWords,
  NOW,
  one,
  settle,
  words,
} from '@karigar/client/testing/page';
import { onItsWay, outOfTime, reply } from '@karigar/client/testing/play-calls';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { cancelForCustomer } from '@karigar/contract/dispatch/cancel-for-customer';
import { endForServiceman } from '@karigar/contract/dispatch/end-for-serviceman';
import { holdForServiceman } from '@karigar/contract/dispatch/hold-for-serviceman';
import { listMoves } from '@karigar/contract/dispatch/list-moves';
import { moveBooking } from '@karigar/contract/dispatch/move-booking';
import { offerBooking } from '@karigar/contract/dispatch/offer-booking';
import { releaseBooking } from '@karigar/contract/dispatch/release-booking';
import { reopenBooking } from '@karigar/contract/dispatch/reopen-booking';
import { REFUSAL_DETAILS } from '@karigar/contract/refusals/refusal-details';
import { askOverride } from '@karigar/contract/visit-problems/ask-override';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { liveKey } from '#platform/cache/live-keys';
import { queryClient } from '#platform/cache/query-client';
import { axeFindings } from '#testing/axe-findings';
import { done, IMRAN, playBoard, SURESH } from '#testing/play-board';
import { onStage, showConsole } from '#testing/show-console.tsx';

onStage();

const HOUR = 3_600_000;

const press = async (keys: string): Promise<void> => {
  await userEvent.keyboard(keys);
  await settle();
};
const open = async (path = '/dispatch'): Promise<void> => {
  await showConsole(path);
  await expectWords('Burst pipe, kitchen');
};
const refused = (code: string, message: string, data: unknown = null): Response =>
  Response.json({ success: false, code, message, data }, { status: 422 });

const dialog = (): string => one('[role=dialog]').innerText.replaceAll(/\s+/g, ' ');
const buttons = (): readonly string[] =>
  all('[role=dialog] button:not([aria-label])').map(({ innerText }) => innerText);

describe('assigning', () => {
  it('takes two presses, and one more undoes it', async () => {
    const server = playBoard();
    await open();
    await press('j');
    await expectWords('Matches, as offers rank them');
    await press('{Enter}');
    await expectWords('Burst pipe, kitchen is with Imran Shaikh.');
    const [sent] = server.asked(assignBooking);
    expect(sent?.fields.get('bookingId')).toBe('2');
    expect(sent?.fields.get('version')).toBe('3');
    expect(sent?.fields.get('servicemanId')).toBe(String(IMRAN));
    await press('u');
    await expectWords('Undone.');
    const [undone] = server.asked(releaseBooking);
    expect([undone?.fields.get('bookingId'), undone?.fields.get('version')]).toEqual(['2', '4']);
    expect(words()).toContain('Looking for somebody');
  });

  it('cannot be undone after eight seconds', async () => {
    const server = playBoard();
    await open('/dispatch?sel=KRG-1');
    await expectWords('Matches, as offers rank them');
    await press('{Enter}');
    await expectWords('AC gas refill is with Imran Shaikh.');
    await settle(8001);
    expect(words()).not.toContain('AC gas refill is with');
    await press('u');
    expect(server.count(releaseBooking)).toBe(0);
  });

  it('to somebody else of an assigned booking asks for the matches first, and undoes to the one before', async () => {
    const server = playBoard();
    await open('/dispatch?sel=KRG-5');
    await expectWords('Geyser repair');
    expect(words()).not.toContain('Matches, as offers rank them');
    await press('a');
    await expectWords('Matches, as offers rank them');
    await press('1');
    await expectWords('Geyser repair is with Imran Shaikh.');
    await press('u');
    await expectWords('Undone.');
    expect(server.asked(assignBooking).map(({ fields }) => fields.get('servicemanId'))).toEqual([
      String(IMRAN),
      String(SURESH),
    ]);
  });

  it('against the rules wants every reason named, and words', async () => {
    const server = playBoard();
    await open('/dispatch?sel=KRG-1');
    await expectWords('Matches, as offers rank them');
    await press('2');
    await expectWords('Assign Suresh Pawar even so?');
    expect(await axeFindings()).toEqual([]);
    await page.getByLabelText('Why, in a few words').fill('Called, ends the other job early');
    await press('{Enter}');
    await expectWords('Name every reason.');
    await page.getByLabelText('Off duty').click();
    await page.getByLabelText('Has another job then').click();
    buttonNamed('Assign Suresh Pawar').click();
    await expectWords('AC gas refill is with Suresh Pawar.');
    const [sent] = server.asked(assignBooking);
    expect(sent?.fields.getAll('evenThough[]')).toEqual(['off-duty', 'not-free']);
    expect(sent?.fields.get('reason')).toBe('Called, ends the other job early');
  });

  it('never to somebody who is blocked', async () => {
    const server = playBoard();
    await open('/dispatch?sel=KRG-1');
    await expectWords('Matches, as offers rank them');
    await press('3');
    await expectWords('Lakshmi Naidu cannot be assigned: Blocked.');
    expect(server.count(assignBooking)).toBe(0);
  });

  it('what a colleague changed is refused in words, with the new state already drawn', async () => {
    const server = playBoard();
    server.on(assignBooking, () => {
      server.put(1, { state: 'assigned', to: SURESH, waits: null, dueAt: null });
      const details = {
        version: 4,
        state: 'assigned',
        servicemanId: SURESH,
        servicemanName: 'Suresh Pawar',
        command: 'assign',
        actor: 'operator',
        by: 'Ravi Kale',
        at: NOW - 8000,
      } as const;
      const data = z.encode(REFUSAL_DETAILS['booking.changed'], details);
      return refused('booking.changed', 'Somebody changed this booking meanwhile.', data);
    });
    await open('/dispatch?sel=KRG-1');
    await expectWords('Matches, as offers rank them');
    await press('{Enter}');
    await expectWords('Ravi Kale assigned this to Suresh Pawar 8 seconds ago.');
    expect(one('aside').innerText).toMatch(/Serviceman\s+Suresh Pawar/);
    expect(server.count(assignBooking)).toBe(1);
  });

  it('without network is off with the reason, and nothing is queued', async () => {
    const server = playBoard();
    await open('/dispatch?sel=KRG-1');
    await expectWords('Matches, as offers rank them');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await expectWords('Nothing can be changed until it is back.');
    await press('{Enter}');
    const assign = page.getByRole('button', { name: 'Assign Imran Shaikh' });
    await expect.element(assign).toBeDisabled();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await settle(5000);
    expect(server.count(assignBooking)).toBe(0);
  });

  it('a slow one is busy, and without a reply the same is sent again with its key', async () => {
    const server = playBoard();
    const slow = onItsWay();
    server.on(assignBooking, outOfTime);
    await open('/dispatch?sel=KRG-1');
    await expectWords('Matches, as offers rank them');
    await press('{Enter}');
    await expectWords('We do not know yet whether it arrived.');
    server.on(assignBooking, slow.answer);
    await settle(2001);
    const assign = page.getByRole('button', { name: 'Assign Imran Shaikh' });
    await expect.element(assign).toHaveAttribute('aria-busy', 'true');
    server.put(1, { state: 'assigned', to: IMRAN, waits: null, dueAt: null });
    slow.arrive(done('Booking assigned.'));
    await expectWords('AC gas refill is with Imran Shaikh.');
    const keys = server.asked(assignBooking).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('other acts', () => {
  it('f asks the next three, and says when nobody is left', async () => {
    const server = playBoard();
    server.on(offerBooking, () => reply(offerBooking, { asked: 3 }));
    await open('/dispatch?sel=KRG-2');
    await press('f');
    await expectWords('3 servicemen were asked.');
    server.on(offerBooking, () => refused('offer.nobody-left', 'Nobody else can be asked now.'));
    await press('f');
    await expectWords('Nobody else can be asked now.');
  });

  it('m moves to a free time, and u moves back', async () => {
    const server = playBoard();
    server.on(listMoves, () =>
      reply(listMoves, [
        { at: NOW + 3 * HOUR, isFree: true },
        { at: NOW + 4 * HOUR, isFree: false },
      ]),
    );
    await open('/dispatch?sel=KRG-5');
    await press('m');
    await expectWords('Move Geyser repair');
    expect(dialog()).toMatch(/KRG-5 · Geyser repair · 3:30.pm · Suresh Pawar/);
    await press('{Enter}');
    expect(dialog()).toMatch(/1:30.pm Choose a time\. Why/);
    expect(dialog()).toContain('Write at least ten letters.');
    await page.getByLabelText('New time').selectOptions(String(NOW + 3 * HOUR));
    expect(await axeFindings()).toEqual([]);
    await page.getByLabelText('Why, in a few words').fill('The customer asked by phone');
    await press('{Enter}');
    await expectWords('Geyser repair is at 1:30');
    await press('u');
    await expectWords('Undone.');
    expect(server.asked(moveBooking).map(({ fields }) => fields.get('slot'))).toEqual([
      '2026-11-15 13:30:00',
      '2026-11-15 15:30:00',
    ]);
  });

  it('b asks before it takes a booking back, and wants words', async () => {
    const server = playBoard();
    await open('/dispatch?sel=KRG-5');
    await press('b');
    await expectWords('The serviceman loses the booking');
    expect(dialog()).toMatch(/KRG-5 · Geyser repair · 3:30.pm · Suresh Pawar/);
    expect(buttons()).toEqual(['Cancel', 'Back to the pool']);
    await press('short{Enter}');
    await expectWords('Write at least ten letters.');
    expect(server.count(releaseBooking)).toBe(0);
    await press(' but now it is long{Enter}');
    await expectWords('Released. Somebody else is looked for.');
    expect(server.asked(releaseBooking)[0]?.fields.get('reason')).toBe('short but now it is long');
  });

  it('started work can be held, ended or cancelled; ending waits for a second person', async () => {
    const server = playBoard();
    await open('/dispatch?sel=KRG-4');
    await expectWords('Deep clean');
    await press('mbf');
    expect(page.getByRole('dialog').query()).toBeNull();
    await press('.');
    await expectWords('Hold for the serviceman');
    expect(words()).toContain('Cancel for the customer');
    expect(await axeFindings()).toEqual([]);
    await press('{Tab}{Enter}');
    await expectWords('A second person must agree. Then the work counts as ended now.');
    await page.getByLabelText('Why, in a few words').fill('The phone of the serviceman broke');
    await press('{Enter}');
    await expectWords('Waits for a second person. Priya Nair: The phone of the serviceman broke');
    expect(server.asked(endForServiceman)[0]?.fields.get('version')).toBe('3');
  });

  it('ended work without its code is closed by Enter, which asks for a second person', async () => {
    const server = playBoard();
    server.put(4, { state: 'ended', waits: 'no-code', dueAt: NOW + HOUR });
    await open('/dispatch?sel=KRG-4');
    await expectWords('Close without code');
    await press('{Enter}');
    await expectWords("Then the booking is completed without the customer's code.");
    expect(await axeFindings()).toEqual([]);
    await press('The phone of the customer is off{Enter}');
    await expectWords('Waits for a second person. Priya Nair: The phone of the customer is off');
    // Nobody asks twice, and once it is answered the panel says so no more.
    expect(words()).not.toContain('Close without code');
    server.requests.length = 0;
    await queryClient.invalidateQueries({ queryKey: liveKey.countersigns });
    await expectWords('Close without code');
    expect(words()).not.toContain('Waits for a second person');
    const sent = server.asked(askOverride)[0]?.fields;
    expect([sent?.get('bookingId'), sent?.get('mainId')]).toEqual(['4', '104']);
    expect(sent?.get('reason')).toBe('The phone of the customer is off');
  });

  it('a booking is cancelled with what the customer pays, and can be reopened though it left the board', async () => {
    const server = playBoard();
    await open('/dispatch?sel=KRG-5');
    await press('.{Enter}');
    await expectWords('What does the customer pay?');
    expect(buttons()).toEqual(['Cancel', 'Cancel KRG-5']);
    await press('{ArrowDown}');
    await page.getByLabelText('Why, in a few words').fill('The customer has moved away');
    await press('{Enter}');
    await expectWords('Booking cancelled.');
    expect(server.asked(cancelForCustomer)[0]?.fields.get('charge')).toBe('visit');
    await expect.poll(() => one('aside').innerText).toContain('Cancelled');
    await press('.{Enter}');
    await expectWords('The search begins again');
    await press('The customer called again{Enter}');
    await expectWords('Open again. Somebody is looked for.');
    expect(server.asked(reopenBooking)[0]?.fields.get('version')).toBe('4');
  });

  it('started work is held until a day', async () => {
    const server = playBoard();
    await open('/dispatch?sel=KRG-4');
    await press('.{Enter}');
    await expectWords('Until when?');
    await page.getByLabelText('Why, in a few words').fill('Ill, cannot go on today');
    await press('{Enter}');
    await expectWords('Work is on hold.');
    expect(server.asked(holdForServiceman)[0]?.fields.get('holdTime')).toBe('2026-11-16');
  });
});
