import { expectWords, NOW, one, settle, words } from '@karigar/client/testing/page';
import { callPerson } from '@karigar/contract/record/call-person';
import { getRecord } from '@karigar/contract/record/get-record';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { IMRAN, playBoard } from '#testing/play-board';
import { press } from '#testing/press';
import { address, onStage, showConsole } from '#testing/show-console.tsx';

onStage();

const DAY = 24 * 3_600_000;

const panel = (): string => one('aside').innerText.replaceAll(/\s+/g, ' ');
const open = async (path: string): Promise<void> => {
  await showConsole(path);
  await expectWords('Burst pipe, kitchen');
};

describe('a visit on another day', () => {
  it('is said, v shows its day, and v or another booking leads back to the own day', async () => {
    const server = playBoard();
    server.put(1, { at: NOW + 2 * DAY });
    await open('/dispatch?sel=KRG-1');
    await expectWords('This visit is on 17 Nov 2026. The lanes show 15 Nov 2026.');
    expect(await axeFindings()).toEqual([]);
    await press('v');
    await expectWords('The lanes show the day of this visit.');
    expect(one('#lanes-title').innerText).toBe('17 Nov 2026');
    await press('v');
    await expectWords('This visit is on 17 Nov 2026.');
    expect(address()).toBe('/dispatch?sel=KRG-1');
    await page.getByRole('button', { name: 'Show 17 Nov 2026' }).click();
    await expectWords('Back to 15 Nov 2026');
    await press('k');
    await expect.poll(address).toBe('/dispatch?sel=KRG-2');
    expect(one('#lanes-title').innerText).toBe('Today');
    expect(panel()).not.toContain('The lanes show');
  });

  it('is still chosen after it was assigned, with the way to its day', async () => {
    const server = playBoard();
    server.put(1, { at: NOW + 2 * DAY });
    await open('/dispatch?sel=KRG-1');
    await expectWords('Imran Shaikh');
    await press('{Enter}');
    await expectWords('AC gas refill is with Imran Shaikh.');
    expect(panel()).toContain('This visit is on 17 Nov 2026.');
    await press('v');
    await expect.poll(() => one('#lanes-title').innerText).toBe('17 Nov 2026');
    expect(address()).toBe('/dispatch?sel=KRG-1&visit=2026-11-17');
  });

  it('a day that is chosen by hand is the own day', async () => {
    playBoard();
    await open('/dispatch?visit=2026-11-17');
    await press(']');
    await expect.poll(address).toBe('/dispatch?day=2026-11-18');
  });
});

describe('calls from the board', () => {
  it('c calls the customer and p the serviceman, by name and with a reason', async () => {
    const server = playBoard();
    await open('/dispatch?sel=KRG-5');
    await settle(400);
    await expectWords('Rohan Deshpande');
    expect(panel()).toMatch(/Customer Rohan Deshpande c Serviceman Suresh Pawar p/);
    expect(await axeFindings()).toEqual([]);
    await press('p');
    await expectWords('Call the serviceman');
    await expect
      .poll(() => one('[role=dialog]').innerText)
      .toMatch(/KRG-5 · Geyser repair · 3:30.pm · Suresh Pawar/);
    await press('{Escape}');
    await press('c');
    await expect
      .poll(() => one('[role=dialog]').innerText)
      .toMatch(/KRG-5 · Geyser repair · 3:30.pm · Rohan Deshpande/);
    await press('Running late, asks for the gate{Enter}');
    await expectWords('Call +919890011223');
    const [sent] = server.asked(callPerson);
    expect([sent?.fields.get('bookingId'), sent?.fields.get('side')]).toEqual(['5', 'customer']);
  });

  it('a booking that is only passed is not read, and one that changed is read again', async () => {
    const server = playBoard();
    await open('/dispatch');
    await press('j', 'j', 'j');
    await settle(400);
    await expect.poll(() => server.count(getRecord)).toBe(1);
    await expectWords('Rohan Deshpande');
    expect(words()).not.toContain('Call the serviceman');
    server.put(3, { state: 'assigned', to: IMRAN, waits: null, dueAt: null });
    await settle(5001);
    await expect.poll(() => server.count(getRecord)).toBe(2);
    await expect.element(page.getByRole('button', { name: 'Call the serviceman' })).toBeVisible();
  });
});
