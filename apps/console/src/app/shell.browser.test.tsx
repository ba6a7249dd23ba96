import {
  all,
  buttonNamed,
  expectWords,
  NOW,
  one,
  settle,
  words,
} from '@karigar/client/testing/page';
import { aCredential, answerPasskeys, requestOptions } from '@karigar/client/testing/passkeys';
import { reply } from '@karigar/client/testing/play-calls';
import { beginPasskeyProof } from '@karigar/contract/operators/begin-passkey-proof';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { showPasskey } from '@karigar/contract/operators/show-passkey';
import { askOverride } from '@karigar/contract/visit-problems/ask-override';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call } from '#platform/api/call';
import { keysSwitch } from '#platform/keys/keys-switch';
import { useKeys } from '#platform/keys/use-keys';
import { session } from '#platform/session/session';
import { axeFindings } from '#testing/axe-findings';
import { address, onStage, playConsole, showConsole } from '#testing/show-console.tsx';

onStage();

const press = (code: string, held: KeyboardEventInit = {}): void => {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(
    new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...held }),
  );
};

const Acts = ({ onAct }: { onAct: (name: string) => void }) => {
  useKeys({ main: () => onAct('main'), ask: onAct });
  return <button type="button">Own</button>;
};

const isDialogOpen = (): boolean => page.getByRole('dialog').query() !== null;

describe('the shell', () => {
  it('names the operator, the city and whether it is live', async () => {
    playConsole();
    await showConsole('/settings');
    await expectWords('Pune');
    expect(words()).toContain('Not live');
    expect(words()).toContain('10:30');
    await expect.element(page.getByRole('link', { name: 'Priya Nair' })).toBeVisible();
  });

  it('an unknown address says so, and keeps the rail', async () => {
    playConsole();
    await showConsole('/no-such-place');
    await expectWords('This page does not exist.');
    await expect.element(page.getByRole('navigation', { name: 'Places' })).toBeVisible();
  });

  it('keeps its outline while the first read takes long, and offers to stop', async () => {
    const server = playConsole();
    server.on(getDesk, () => new Promise(() => {}));
    await showConsole('/settings');
    expect(page.getByRole('progressbar').query()).toBeNull();
    await settle(301);
    await expect.element(page.getByRole('progressbar')).toBeVisible();
    await settle(3000);
    await expectWords('Still reading.');
    buttonNamed('Stop').click();
    await expectWords("Couldn't load this screen");
  });

  it('a server that asks to wait is read again after its time', async () => {
    const server = playConsole();
    let times = 0;
    server.on(getDesk, () => {
      times += 1;
      if (times > 1)
        return reply(getDesk, {
          accountId: 7,
          name: 'Priya Nair',
          email: '',
          desks: ['audit'],
          cityId: null,
          city: null,
          cities: [],
          team: 'large',
          hasPasskey: false,
        });
      const init = { status: 429, headers: { 'Retry-After': '3' } };
      return Response.json({ success: false, code: 'limit', message: '', data: null }, init);
    });
    await showConsole('/settings');
    await expectWords('Try again in 3 seconds.');
    await settle(1000);
    await settle(1000);
    await settle(1000);
    await expectWords('All cities');
  });

  it.each([{}, { theme: 'dark' }, { locale: 'hi' }, { text: '200%' }] as const)(
    'has no axe finding with %o',
    async (condition) => {
      playConsole();
      await showConsole('/settings', condition);
      await expectWords('Pune');
      expect(await axeFindings()).toEqual([]);
    },
  );
});

describe('keys', () => {
  it('act by their place on the keyboard, also on a Hindi layout', async () => {
    playConsole();
    await showConsole('/no-such-place');
    press('KeyG', { key: 'ु' });
    press('KeyS', { key: 'े' });
    await settle();
    expect(address()).toBe('/settings');
  });

  it('the help shows what the keys do, and Escape closes it', async () => {
    playConsole();
    await showConsole('/settings');
    press('Slash', { key: '?', shiftKey: true });
    await expectWords('Go to Settings');
    expect(await axeFindings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isDialogOpen).toBe(false);
  });

  it('do nothing while an IME composes, while typing, and when switched off', async () => {
    playConsole();
    await showConsole('/settings');
    const help = { key: '?', shiftKey: true };
    press('Slash', { ...help, isComposing: true });
    const field = document.createElement('input');
    one('main').append(field);
    field.focus();
    press('Slash', help);
    field.remove();
    keysSwitch.choose(false);
    press('Slash', help);
    await settle();
    expect(isDialogOpen()).toBe(false);
    press('KeyK', { key: 'k', ctrlKey: true });
    await expect.poll(isDialogOpen).toBe(true);
  });

  it('Enter on a button is the button’s own, and a key held down acts once', async () => {
    const acted: string[] = [];
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    root.render(<Acts onAct={(name) => acted.push(name)} />);
    await settle();
    one('button').focus();
    press('Enter');
    one('button').blur();
    press('Enter');
    press('KeyF');
    press('KeyF', { repeat: true });
    root.unmount();
    expect(acted).toEqual(['main', 'KeyF']);
  });

  it('the palette finds a command by typing and runs it', async () => {
    playConsole();
    await showConsole('/no-such-place');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('settings{Enter}');
    await settle();
    expect(address()).toBe('/settings');
  });
});

describe('a guarded call', () => {
  const REPLY = { success: false, code: 'session.proof-needed', message: '', data: null };

  const guarded = () => {
    const server = playConsole();
    let isShown = false;
    server.on(askOverride, () =>
      isShown
        ? Response.json({ success: true, code: 200, message: 'Asked', data: null })
        : Response.json(REPLY, { status: 403 }),
    );
    server.on(beginPasskeyProof, () => reply(beginPasskeyProof, { options: requestOptions }));
    server.on(showPasskey, () => {
      isShown = true;
      return Response.json({ success: true, code: 200, message: '', data: null });
    });
    return server;
  };
  const ask = () => call(askOverride, { bookingId: 1, orderId: 2, reason: 'No code' });

  it('asks for a passkey and then goes on by itself', async () => {
    const server = guarded();
    answerPasskeys(() => Promise.resolve(aCredential()));
    await showConsole('/settings');
    const asked = ask();
    await expectWords('Show your passkey');
    expect(await axeFindings()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => server.count(askOverride)).toBe(2);
    expect(await asked).toMatchObject({ kind: 'ok' });
    await expect.poll(isDialogOpen).toBe(false);
  });

  it('that is not proven stays refused', async () => {
    const server = guarded();
    await showConsole('/settings');
    const asked = ask();
    await expectWords('Show your passkey');
    buttonNamed('Cancel').click();
    expect(await asked).toMatchObject({ kind: 'refused', code: 'session.proof-needed' });
    expect(server.count(askOverride)).toBe(1);
  });
});

describe('a console that nobody uses', () => {
  it('is covered after 30 minutes, reads nothing, and a passkey lifts the cover', async () => {
    const server = playConsole();
    server.on(beginPasskeyProof, () => reply(beginPasskeyProof, { options: requestOptions }));
    server.on(showPasskey, () =>
      Response.json({ success: true, code: 200, message: '', data: null }),
    );
    answerPasskeys(() => Promise.resolve(aCredential()));
    await showConsole('/settings');
    await expectWords('Pune');
    localStorage.setItem('lastUsed', String(NOW - 31 * 60_000));
    await settle(5001);
    await expectWords('It is as you left it.');
    expect(await axeFindings()).toEqual([]);
    expect(all('dialog[open]')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(all('dialog[open]')).toHaveLength(1);
    buttonNamed('Use passkey').click();
    await expect.poll(() => all('dialog[open]').length).toBe(0);
    expect(address()).toBe('/settings');
    expect(session.get()?.authToken).toBe('token');
  });

  it('stays covered after a reload', async () => {
    playConsole();
    localStorage.setItem('lastUsed', String(NOW - 31 * 60_000));
    await showConsole('/settings');
    expect(all('dialog[open]')).toHaveLength(1);
  });

  it('a session that the server ended leads to the login, which says why', async () => {
    const server = playConsole();
    server.on(getDesk, () =>
      Response.json(
        { success: false, code: 'session.ended', message: 'Your session has ended.', data: null },
        { status: 401 },
      ),
    );
    vi.spyOn(console, 'error').mockReturnValue();
    await showConsole('/settings');
    await expectWords('Your session has ended.');
    await expectWords('Use passkey');
    expect(address()).toBe('/settings');
  });
});
