import { subscribePush } from '@karigar/contract/push/subscribe-push';
import { testPush } from '@karigar/contract/push/test-push';
import { unsubscribePush } from '@karigar/contract/push/unsubscribe-push';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  all,
  buttonNamed,
  clearScreen,
  holdTime,
  one,
  settle,
  showScreen,
  words,
} from '#testing/show-screen.tsx';
import { session } from '#platform/session/session';
import { playAlerts, playBrowser } from '#testing/alerts-browser';
import { cut, reply } from '#testing/test-server';
import { AlertsScreen } from './index.ts';

const show = (condition = {}) => showScreen(AlertsScreen, '/alerts', condition);

beforeEach(() => {
  holdTime();
  localStorage.clear();
});
afterEach(() => {
  clearScreen();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const turnOn = async (): Promise<void> => {
  buttonNamed('Turn on alerts').click();
  await settle();
  await settle();
};

describe('the alerts screen', () => {
  it('[NOTI-04] the alerts screen asks the browser on a tap and not before, and stores the player id', async () => {
    playAlerts();
    const { state } = playBrowser('default', 'granted');
    await show();
    expect([state.asks, words().includes('Alerts are off')]).toEqual([0, true]);
    await turnOn();
    expect([state.asks, localStorage.getItem('player_id')]).toEqual([1, 'player-1']);
    expect(words()).toContain('Alerts are on');
    expect(all('button').map((button) => button.innerText)).toContain('Send a test alert');
  });

  it.each([
    ['customer', 'Alerts', 'Turn them on to hear who comes'],
    ['serviceman', 'Job alerts', 'Turn them on to hear about new bookings'],
  ] as const)('the alerts screen speaks to a %s', async (role, title, help) => {
    await session.open({ authToken: 'token-1', role });
    playAlerts();
    playBrowser('default');
    await show();
    expect(one('h1').innerText).toBe(title);
    expect(words()).toContain(help);
  });

  it('the alerts screen explains how to allow blocked alerts', async () => {
    playAlerts();
    playBrowser('default', 'denied');
    await show();
    await turnOn();
    expect(words()).toContain('Alerts are blocked');
    expect(words()).toContain('allow Karigar');
    expect(all('main button')).toEqual([]);
  });

  it('alerts stay off when the connection is cut, and can be tried again', async () => {
    const server = playAlerts();
    playBrowser('granted');
    server.on(subscribePush, cut);
    await show();
    await turnOn();
    expect(words()).toContain('Alerts are off');
    server.on(subscribePush, () => reply(subscribePush, { playerId: 'player-2' }));
    await turnOn();
    expect(localStorage.getItem('player_id')).toBe('player-2');
  });

  it('alerts can be turned off for this phone', async () => {
    const server = playAlerts();
    const { state } = playBrowser('granted');
    await show();
    await turnOn();
    buttonNamed('Turn off alerts').click();
    await settle();
    expect(server.count(unsubscribePush)).toBe(1);
    expect([state.isSubscribed, localStorage.getItem('player_id')]).toEqual([false, null]);
    expect(words()).toContain('Alerts are off');
  });

  it.each(['Xiaomi', 'Oppo', 'Realme', 'Vivo', 'Samsung'])(
    'the alerts screen explains the settings of %s',
    async (maker) => {
      playAlerts();
      playBrowser('default');
      await show();
      const help = all('details').find(({ innerText }) => innerText.includes(maker));
      expect(help?.querySelectorAll('li').length).toBeGreaterThanOrEqual(2);
    },
  );
});

describe('a test alert', () => {
  it('a test alert is reported as arrived when it arrived, and only then', async () => {
    const server = playAlerts();
    const { say } = playBrowser('granted');
    await show();
    await turnOn();
    buttonNamed('Send a test alert').click();
    await settle();
    buttonNamed('Waiting for the alert...').click();
    await settle();
    expect(server.count(testPush)).toBe(1);
    say({ type: 'test-arrived', mark: 'of somebody else' });
    await settle(1000);
    expect(one('[role=status]').innerText).not.toContain('arrived');
    say({ type: 'test-arrived', mark: server.marks[0] });
    await settle();
    expect(one('[role=status]').innerText).toContain('The test alert arrived.');
  });

  it('a test alert that does not arrive in 20 seconds leads to advice', async () => {
    playAlerts();
    playBrowser('granted');
    await show();
    await turnOn();
    buttonNamed('Send a test alert').click();
    await settle(19_000);
    expect(one('[role=status]').innerText).not.toContain('No alert');
    await settle(1500);
    expect(one('[role=status]').innerText).toContain('No alert came within 20 seconds');
  });

  it('a refused test alert shows the reason, and an unknown phone can be subscribed again', async () => {
    const server = playAlerts();
    playBrowser('granted');
    await show();
    await turnOn();
    const body = { success: false, code: 'push.not-subscribed', message: 'Off here.', data: null };
    server.on(testPush, () => Response.json(body));
    buttonNamed('Send a test alert').click();
    await settle();
    await settle();
    expect(words()).toContain('Alerts are off');
    expect(buttonNamed('Turn on alerts')).toBeDefined();
  });
});
