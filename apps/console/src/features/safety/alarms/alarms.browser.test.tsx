import { buttonNamed, expectWords, NOW, settle, words } from '@karigar/client/testing/page';
import { reply } from '@karigar/client/testing/play-calls';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { takeItem } from '@karigar/contract/waiting/take-item';
import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { alarmSound } from '#platform/sound/alarm-sound';
import { axeFindings } from '#testing/axe-findings';
import { item, LATE, play, press } from '#testing/play-waiting';
import { onStage, PRIYA, showConsole } from '#testing/show-console.tsx';

onStage();
beforeAll(() => import('./index.ts'));

const SOS = item({
  kind: 'sos',
  id: '12',
  what: 'serviceman',
  name: 'Suresh',
  words: '18.507, 73.808',
  dueAt: NOW + 42_000,
});
const TAKEN = { name: 'Ravi Menon', since: NOW, isMine: false };

const alarms = () => page.getByRole('region', { name: 'Alarms' });
const bar = (): string => alarms().element().textContent;
const said = (): string => page.getByRole('alert').element().textContent;
const isThere = (): boolean => alarms().query() !== null;

describe('an SOS', () => {
  it('is over every screen, with who, booking and the time left, and is said at once', async () => {
    play([LATE, SOS]);
    await showConsole('/settings');
    await expectWords('SOS of the serviceman');
    await expect.poll(bar).toContain('Suresh · KRG-48231');
    await expect.poll(bar).toContain('0:42 left to call');
    expect(said()).toContain('SOS of the serviceman Suresh, booking KRG-48231');
    expect(await axeFindings()).toEqual([]);
  });

  it('that nobody called in time says by how much', async () => {
    play([{ ...SOS, dueAt: NOW - 78_000 }]);
    await showConsole('/settings');
    await expectWords('1:18 late');
  });

  it('rings after one press in the page until somebody takes it, and the tab says it', async () => {
    const { state } = play([SOS]);
    await showConsole('/settings');
    await expectWords('SOS of the serviceman');
    const titles = new Set<string>();
    for (let tick = 0; tick < 6; tick += 1) {
      titles.add(document.title);
      await settle(500);
    }
    expect(titles).toContain('SOS! Call now · Settings · Karigar');
    await userEvent.click(page.getByRole('heading', { level: 1 }));
    await expect.poll(alarmSound.isPlaying).toBe(true);
    state.items = [{ ...SOS, takenBy: TAKEN }];
    state.stamp += 1;
    await settle(5001);
    await expect.poll(isThere).toBe(false);
    await expect.poll(alarmSound.isPlaying).toBe(false);
    expect(document.title).toBe('Settings · Karigar');
  });

  it('is taken by keys, and leads to its item', async () => {
    const { server } = play([SOS]);
    await showConsole('/settings');
    await expectWords('SOS of the serviceman');
    await press('KeyG');
    await press('KeyA');
    await expect.element(page.getByRole('button', { name: 'Take it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectWords('You have it');
    expect(server.count(takeItem)).toBe(1);
    await expect.poll(alarmSound.isPlaying).toBe(false);
    const link = page.getByRole('link', { name: 'Open it' });
    await expect.element(link).toHaveFocus();
    await expect.element(link).toHaveAttribute('href', '/?sel=sos.12');
    await settle(60_001);
    expect(server.count(takeItem)).toBe(2);
  });

  it('is quiet here for a minute, unless another one comes', async () => {
    const { state } = play([SOS]);
    await showConsole('/settings');
    await userEvent.click(page.getByRole('heading', { level: 1 }));
    await expect.poll(alarmSound.isPlaying).toBe(true);
    buttonNamed('Quiet for a minute').click();
    await expect.poll(alarmSound.isPlaying).toBe(false);
    state.items = [SOS, { ...SOS, id: '13', what: 'customer', name: 'Asha' }];
    state.stamp += 1;
    await settle(5001);
    await expectWords('SOS of the customer');
    await expect.poll(alarmSound.isPlaying).toBe(true);
  });

  it('whose facts cannot be read rings all the same', async () => {
    const { server } = play([SOS]);
    server.on(listWaiting, () => new Response('', { status: 503 }));
    await showConsole('/settings');
    await settle(20_000);
    await expectWords('An SOS waits.');
    expect(said()).toContain('An SOS waits.');
  });

  it('that somebody else was faster with says so', async () => {
    const { server } = play([SOS]);
    server.on(takeItem, () =>
      Response.json({ success: false, code: 'waiting.taken', message: 'Ravi has it.', data: null }),
    );
    await showConsole('/settings');
    await expectWords('SOS of the serviceman');
    buttonNamed('Take it').click();
    await expectWords('Ravi has it.');
  });

  it('is not of a desk that answers documents', async () => {
    const { server } = play([SOS]);
    server.on(getDesk, () => reply(getDesk, { ...PRIYA, desks: ['kyc'] }));
    await showConsole('/settings');
    await settle(1000);
    expect(isThere()).toBe(false);
    expect(server.count(listWaiting)).toBe(0);
    expect(words()).not.toContain('Turn on alarm sound');
  });

  it.each([{ theme: 'dark' }, { locale: 'hi' }, { text: '200%' }] as const)(
    'has no axe finding with %o',
    async (condition) => {
      play([SOS, { ...SOS, id: '13', takenBy: { ...TAKEN, isMine: true } }]);
      await showConsole('/settings', condition);
      await expectWords('Suresh');
      expect(await axeFindings()).toEqual([]);
    },
  );
});
