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
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { freeServiceman } from '@karigar/contract/dispatch/free-serviceman';
import { listJobsToFree } from '@karigar/contract/dispatch/list-jobs-to-free';
import { dayOf } from '@karigar/domain/dates/india-day';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { done, IMRAN, playBoard } from '#testing/play-board';
import { address, onStage, showConsole } from '#testing/show-console.tsx';

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

describe('lanes', () => {
  it('a serviceman who does not come is freed after a preview, of exactly what was shown', async () => {
    const server = playBoard();
    server.on(listJobsToFree, () =>
      reply(listJobsToFree, [
        {
          bookingId: 5,
          orderId: 105,
          bookingNo: 'KRG-5',
          version: 3,
          state: 'assigned',
          serviceName: 'Geyser repair',
          area: 'Camp',
          scheduledAt: NOW + 5 * HOUR,
          heldUntil: null,
          customerName: 'Asha Kulkarni',
          isFreed: true,
          nextId: IMRAN,
          nextName: 'Imran Shaikh',
        },
        {
          bookingId: 6,
          orderId: 106,
          bookingNo: 'KRG-6',
          version: 2,
          state: 'held',
          serviceName: 'RO service',
          area: 'Kothrud',
          scheduledAt: NOW - HOUR,
          heldUntil: dayOf(NOW + 24 * HOUR),
          customerName: 'Ravi Joshi',
          isFreed: false,
          nextId: IMRAN,
          nextName: 'Imran Shaikh',
        },
        {
          bookingId: 7,
          orderId: 107,
          bookingNo: 'KRG-7',
          version: 2,
          state: 'started',
          serviceName: 'Tap repair',
          area: 'Kothrud',
          scheduledAt: NOW - HOUR,
          heldUntil: null,
          customerName: 'Ravi Joshi',
          isFreed: false,
          nextId: null,
          nextName: '',
        },
      ]),
    );
    server.on(freeServiceman, () => refused('preview.changed', 'These jobs changed meanwhile.'));
    await open();
    await page.getByRole('button', { name: /Suresh Pawar/ }).click();
    await expectWords('Not coming today');
    await page.getByRole('button', { name: 'Not coming today' }).click();
    await expectWords('Could come: Imran Shaikh');
    expect(dialog()).toContain(
      '15 Nov 2026 The jobs are freed and each customer is notified once.',
    );
    expect(dialog()).toMatch(
      /RO service · Kothrud · KRG-6 Held until 16 Nov 2026: give it to another serviceman\. Could come: Imran Shaikh/,
    );
    expect(dialog()).toContain('Tap repair · Kothrud · KRG-7 Has started: put it on hold first');
    expect(await axeFindings()).toEqual([]);
    await page.getByLabelText('Why, in a few words').fill('Ill, called at eight');
    await press('{Enter}');
    await expectWords('These jobs changed meanwhile.');
    server.on(freeServiceman, () => done('Released. Somebody else is looked for.', { freed: 1 }));
    buttonNamed('Free 1 job').click();
    await expectWords('Released. Somebody else is looked for.');
    const sent = server.asked(freeServiceman)[1]?.fields;
    expect([sent?.getAll('bookingIds[]'), sent?.getAll('versions[]')]).toEqual([['5'], ['3']]);
  });

  it('somebody without jobs gets a day off, and nothing else is promised', async () => {
    let dayOff = false;
    const server = playBoard(() =>
      dayOff
        ? { lanes: [{ id: IMRAN, name: 'Imran Shaikh', onDuty: true, dayOff, jobs: [] }] }
        : {},
    );
    server.on(listJobsToFree, () => reply(listJobsToFree, []));
    server.on(freeServiceman, () => {
      dayOff = true;
      return done('Released. Somebody else is looked for.', { freed: 0 });
    });
    await open(`/dispatch?who=${IMRAN}`);
    await press('b');
    await expectWords('No job is freed. The day becomes a day off: nothing is offered for it.');
    expect(dialog()).not.toContain('notified');
    expect(buttons()).toEqual(['Cancel', 'Make it a day off']);
    await press('Ill, called at eight{Enter}');
    await expectWords('Imran Shaikh has a day off.');
    await expectWords('This day is a day off already.');
    expect(words()).toContain('0 on duty · 0 free now');
    expect(one('[data-row]').innerText).toContain('Day off');
    expect(one('aside').innerText).not.toContain('Not coming today');
    await press('b');
    expect(page.getByRole('dialog').query()).toBeNull();
  });

  it('held work of somebody who is ill is given to another serviceman', async () => {
    const server = playBoard();
    await open('/dispatch?sel=KRG-6');
    await press('a');
    await expectWords('Matches, as offers rank them');
    await press('1');
    await expectWords('RO service is with Imran Shaikh.');
    expect(server.asked(assignBooking)[0]?.fields.get('bookingId')).toBe('6');
  });

  it('l leads to the lanes, b frees the chosen serviceman, and after j Enter is for the queue again', async () => {
    const server = playBoard();
    server.on(listJobsToFree, () => reply(listJobsToFree, []));
    await open();
    await press('j');
    await press('l');
    expect(document.activeElement?.textContent).toContain('Lakshmi Naidu');
    await expect.poll(address).toBe('/dispatch?who=43');
    await press('{ArrowDown}');
    await expect.poll(address).toBe('/dispatch?who=41');
    await press('b');
    await expectWords('Imran Shaikh does not come');
    await press('{Escape}');
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
    await press('j');
    await expectWords('Imran Shaikh');
    await press('{Enter}');
    await expectWords('Burst pipe, kitchen is with Imran Shaikh.');
    expect(server.count(assignBooking)).toBe(1);
  });

  it('what Tab leads to in the lanes is chosen by the first key, which acts on nothing else', async () => {
    const server = playBoard();
    server.on(listJobsToFree, () => reply(listJobsToFree, []));
    await open('/dispatch?sel=KRG-5');
    await expectWords('Back to the pool');
    page
      .getByRole('button', { name: /Imran Shaikh/ })
      .element()
      .focus();
    await press('b');
    await expect.poll(address).toBe('/dispatch?who=41');
    expect(page.getByRole('dialog').query()).toBeNull();
    await press('b');
    await expectWords('Imran Shaikh does not come');
  });

  it('o opens the record of the chosen booking', async () => {
    playBoard();
    await open('/dispatch?sel=KRG-5');
    await press('o');
    await expect.poll(address).toBe('/bookings/KRG-5');
  });

  it('arrow keys lead to a block of the lanes and show it', async () => {
    playBoard();
    await open();
    page
      .getByRole('button', { name: /Lakshmi Naidu/ })
      .element()
      .focus();
    await press('{ArrowRight}');
    await expect.poll(() => one('aside h2').innerText).toBe('Deep clean');
  });

  it('after a rare act the focus is at the booking again that was chosen in the lanes', async () => {
    playBoard();
    await open();
    await press('l');
    await press('{ArrowRight}');
    const chosen = document.activeElement?.getAttribute('aria-label');
    expect(chosen).toMatch(/ · /);
    await press('.');
    expect(document.activeElement?.getAttribute('aria-label')).not.toBe(chosen);
    await press('{Escape}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(chosen);
  });
});
