import { disownChange } from '@karigar/contract/recovery/disown-change';
import { lookAtChange } from '@karigar/contract/recovery/look-at-change';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { all, buttonNamed, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { broken, cut, playServer, reply } from '#testing/test-server';
import { NotMeScreen } from './index.ts';

const TOKEN = 'Zk3v9QxT1bNc7RfLw0Yh5A';
const CHANGE = {
  change: 'bank',
  at: Date.UTC(2026, 10, 15, 4, 34),
  isDisowned: false,
  hasPayouts: true,
} as const;
const SAID = { success: true, code: 200, message: 'Payouts are stopped.', data: null };
const OVER = {
  success: false,
  code: 'change.link-over',
  message: 'This link is not valid any more.',
  data: null,
};

const show = () => showScreen(NotMeScreen, `/not-me/${TOKEN}`, { pattern: '/not-me/:id' });
const press = async () => {
  await userEvent.click(buttonNamed('This was not me'));
  await settle();
};

onStage();

describe('the page of the link "This was not me"', () => {
  it('shows what was changed and when, and opening it sends nothing', async () => {
    const server = playServer();
    server.on(lookAtChange, () => reply(lookAtChange, CHANGE));
    await show();
    expect(one('h1').innerText).toBe('This was not me');
    expect(words()).toContain('The bank account of your account was changed.');
    expect(words()).toContain('On 15 Nov 2026, 10:04 am');
    expect(server.asked(lookAtChange).map(({ fields }) => fields.get('token'))).toEqual([TOKEN]);
    expect(server.count(disownChange)).toBe(0);
  });

  it('says after the press what happened and what comes next', async () => {
    const server = playServer();
    server.on(lookAtChange, () => reply(lookAtChange, CHANGE));
    server.on(disownChange, () => Response.json(SAID));
    await show();
    await press();
    expect(server.asked(disownChange).map(({ fields }) => fields.get('token'))).toEqual([TOKEN]);
    expect(one('main [role=status]').innerText).toContain('Payouts are stopped');
    expect(words()).toContain('You can log in again with your mobile number.');
    expect(one('main a').getAttribute('href')).toBe('/login');
    expect(all('main button')).toEqual([]);
  });

  it('tells a customer nothing of payouts', async () => {
    const server = playServer();
    server.on(lookAtChange, () => reply(lookAtChange, { ...CHANGE, hasPayouts: false }));
    server.on(disownChange, () => Response.json(SAID));
    await show();
    expect(words()).toContain('Every device is logged out.');
    expect(words()).not.toContain('ayouts');
    await press();
    expect(one('main [role=status]').innerText).toContain('Your account is being checked');
    expect(words()).not.toMatch(/ayouts|earnings/);
  });

  it('has the button of the language, as other public pages do', async () => {
    const server = playServer();
    server.on(lookAtChange, () => reply(lookAtChange, CHANGE));
    await show();
    expect(one('header button').innerText).toContain('हिंदी');
  });

  it('says the same for a link that was pressed before', async () => {
    const server = playServer();
    server.on(lookAtChange, () => reply(lookAtChange, { ...CHANGE, isDisowned: true }));
    await show();
    expect(one('main [role=status]').innerText).toContain('Payouts are stopped');
    expect(all('main button')).toEqual([]);
  });

  it('says why a link does not work any more, and leads to support', async () => {
    const server = playServer();
    server.on(lookAtChange, () => Response.json(OVER));
    await show();
    expect(words()).toContain('This link is not valid any more.');
    expect(one('main a').getAttribute('href')).toContain('mailto:');
    expect(all('main button')).toEqual([]);
  });

  it('can be pressed again after the network failed, under the same key', async () => {
    const server = playServer();
    server.on(lookAtChange, () => reply(lookAtChange, CHANGE));
    server.on(disownChange, cut);
    await show();
    await press();
    expect(all('main [role=alert]')).toHaveLength(1);
    server.on(disownChange, () => Response.json(SAID));
    await press();
    expect(words()).toContain('What happens next');
    const keys = server.asked(disownChange).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
  });

  it('offers a retry when it cannot be loaded', async () => {
    const server = playServer();
    server.on(lookAtChange, broken);
    await show();
    expect(words()).toContain("Couldn't load this change.");
    server.on(lookAtChange, () => reply(lookAtChange, CHANGE));
    await userEvent.click(buttonNamed('Try again'));
    await settle();
    expect(buttonNamed('This was not me')).toBeTruthy();
  });
});
