import { expect, it, vi } from 'vitest';
import { AlertsOffer } from '#platform/push/alerts-offer.tsx';
import { playAlerts, playBrowser } from '#testing/alerts-browser';
import { all, buttonNamed, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { AlertsScreen } from './index.ts';

onStage({ as: 'customer' });

const ForCustomers = () => <AlertsOffer to="customer" />;
const ForServicemen = () => <AlertsOffer to="serviceman" />;
const show = async (Offer = ForCustomers, condition = {}): Promise<void> => {
  await showScreen(Offer, '/', condition);
  await settle();
};
const press = async (label: string): Promise<void> => {
  buttonNamed(label).click();
  await settle();
  await settle();
};
const playIphone = (): void => {
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(undefined as never);
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
};

it('alerts are offered in the words of a customer and of a serviceman, in English and Hindi', async () => {
  playAlerts();
  playBrowser('default', 'granted');
  await show();
  expect(words()).toContain('Hear at once who comes and when');
  await show(ForServicemen);
  expect(words()).toContain('Hear about new bookings at once');
  await show(ForCustomers, { locale: 'hi' });
  expect(words()).toContain('कौन आएगा');
});

it('a tap asks the browser, and then the test is offered', async () => {
  playAlerts();
  const { state } = playBrowser('default', 'granted');
  await show();
  expect(state.asks).toBe(0);
  await press('Turn on alerts');
  expect([state.asks, localStorage.getItem('player_id')]).toEqual([1, 'player-1']);
  expect(words()).toContain('Alerts are on. Test whether one arrives.');
  expect(all('a').map((link) => link.getAttribute('href'))).toEqual(['/alerts']);
  await show();
  expect(words()).toBe('');
});

it('a no is never followed by a second question', async () => {
  playAlerts();
  playBrowser('default', 'denied');
  await show();
  await press('Not now');
  expect(words()).toBe('');
  await show();
  expect(words()).toBe('');
  localStorage.clear();
  await show();
  await press('Turn on alerts');
  await show();
  expect(words()).toBe('');
});

it('a phone that alerts do not reach is told so once, with the other way', async () => {
  playAlerts();
  playBrowser('denied');
  await show();
  expect(words()).toContain('Alerts are blocked on this phone');
  expect(words()).toContain('also by SMS');
  await press('Not now');
  await show();
  expect(words()).toBe('');
});

it('a phone whose test did not arrive says so, until one arrives', async () => {
  const server = playAlerts();
  const browser = playBrowser('default', 'granted');
  await show();
  await press('Turn on alerts');
  const test = async (arrives: boolean): Promise<void> => {
    await showScreen(AlertsScreen, '/alerts');
    await press('Send a test alert');
    if (arrives) browser.say({ type: 'test-arrived', mark: server.marks.at(-1) });
    await settle(21_000);
    await show(ForServicemen);
  };
  await test(false);
  expect(words()).toContain('The last test alert did not arrive');
  await test(true);
  expect(words()).toBe('');
});

it('an iPhone is told to put Karigar on the home screen first, step by step on the screen of alerts', async () => {
  playAlerts();
  playIphone();
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(globalThis, 'PushManager');
  await show();
  expect(words()).toContain('Add to Home Screen');
  expect(all('button').map(({ innerText }) => innerText)).toEqual(['Not now']);
  await showScreen(AlertsScreen, '/alerts');
  expect(
    all('main ol li')
      .slice(0, 3)
      .map(({ innerText }) => innerText),
  ).toEqual([
    'Tap Share at the edge of Safari.',
    'Choose “Add to Home Screen”, then “Add”.',
    'Open Karigar from the home screen, come back to this screen and turn on alerts.',
  ]);
  Reflect.deleteProperty(navigator, 'standalone');
});
