import { addPasskey } from '@karigar/contract/passkeys/add-passkey';
import { beginPasskey } from '@karigar/contract/passkeys/begin-passkey';
import { listPasskeys } from '@karigar/contract/passkeys/list-passkeys';
import { removePasskey } from '@karigar/contract/passkeys/remove-passkey';
import { renamePasskey } from '@karigar/contract/passkeys/rename-passkey';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { requestChangeOtp } from '@karigar/contract/recovery/request-change-otp';
import { describe, expect, it, vi } from 'vitest';
import { sheetState } from '#platform/navigation/sheet-state';
import { toasts } from '@karigar/client/toast/toasts';
import {
  aCredential,
  answerPasskeys,
  creationOptions,
  refusal,
  refusePasskeys,
} from '@karigar/client/testing/passkeys';
import { aProfile } from '#testing/profiles';
import { buttonNamed, NOW, one, settle, showScreen } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import { CustomerProfileScreen } from './customer.ts';

onStage({ as: 'customer' });

const phone = { id: 7, name: 'Chrome · Android', createdAt: NOW, lastUsedAt: NOW, isSynced: true };
const key = { id: 3, name: '', createdAt: NOW, lastUsedAt: null, isSynced: false };

const play = (own: readonly (typeof phone | typeof key)[] = [phone, key]) => {
  const server = playServer();
  server.on(listPasskeys, () => reply(listPasskeys, [...own]));
  return server;
};

const show = async (): Promise<void> => {
  await showScreen(CustomerProfileScreen, '/profile', {
    sheet: { state: sheetState('passkeys', 'below') },
  });
  await vi.waitFor(() => expect(one('[role=dialog] h2').innerText).toBe('Passkeys'));
  await settle(500);
};
const dialog = (): string => one('[role=dialog]').innerText.replaceAll(/\s+/g, ' ');
const press = async (name: string): Promise<void> => {
  buttonNamed(name).click();
  await settle(500);
};
const said = (): string =>
  toasts
    .takeAll()
    .map(({ words }) => words)
    .join(' ');

describe('passkeys in the profile', () => {
  it('lists them with their use, and says what they are for', async () => {
    play();
    await show();
    expect(dialog()).toContain('A passkey is safer than an SMS');
    expect(dialog()).toContain('Chrome · Android Last used');
    expect(dialog()).toContain('On all devices of your password manager');
    expect(dialog()).toContain('Passkey Added');
  });

  it('says that there is none yet', async () => {
    play([]);
    await show();
    expect(dialog()).toContain('You have no passkey yet.');
  });

  it('reports that they did not load', async () => {
    play().on(listPasskeys, cut);
    await show();
    expect(dialog()).toContain("Couldn't load your passkeys.");
  });

  it('adds one that the browser made', async () => {
    const server = play([]);
    server.on(beginPasskey, () => reply(beginPasskey, { options: creationOptions }));
    server.on(addPasskey, () => reply(addPasskey, null));
    const browser = answerPasskeys(() => Promise.resolve(aCredential()));
    await show();
    server.on(listPasskeys, () => reply(listPasskeys, [phone]));
    await press('Add a passkey');
    expect(browser.create).toHaveBeenCalledOnce();
    const [sent] = server.asked(addPasskey);
    expect(JSON.parse(String(sent?.fields.get('credential')))).toMatchObject({ id: 'AQID' });
    await vi.waitFor(() => expect(dialog()).toContain('Chrome · Android'));
  });

  it('says from when a new device may add one, instead of offering it', async () => {
    const server = play([phone]);
    server.on(getProfile, () => reply(getProfile, aProfile({ changesFrom: NOW + 3_600_000 })));
    answerPasskeys(() => Promise.resolve(aCredential()));
    await show();
    await vi.waitFor(() => expect(dialog()).toContain('can be changed here from'));
    expect(dialog()).not.toContain('Add a passkey');
    expect(dialog()).toContain('Chrome · Android');
  });

  it('asks for the code to the phone first where the server wants it', async () => {
    const server = play([]);
    server.on(beginPasskey, () => refusal('step-up.needed', '', { act: 'add-passkey' }));
    const sentTo = '••••••1763';
    server.on(requestChangeOtp, () => reply(requestChangeOtp, { sentTo, retryAfterSeconds: 30 }));
    const browser = answerPasskeys(() => Promise.resolve(aCredential()));
    await show();
    await press('Add a passkey');
    await vi.waitFor(() => expect(dialog()).toContain('Confirm that it is you'));
    expect(browser.create).not.toHaveBeenCalled();
  });

  it.each([
    ['NotAllowedError', 'No passkey was added. You can try again.'],
    ['InvalidStateError', 'This device already has a passkey of your account.'],
    ['SecurityError', 'This phone or browser could not make a passkey. Is a screen lock set?'],
  ])('says what became of it when the browser answers %s', async (name, words) => {
    const server = play([]);
    server.on(beginPasskey, () => reply(beginPasskey, { options: creationOptions }));
    answerPasskeys(refusePasskeys(name));
    await show();
    await press('Add a passkey');
    expect(said()).toBe(words);
    expect(server.asked(addPasskey)).toEqual([]);
    expect(dialog()).toContain('You have no passkey yet.');
  });

  it('says that there is no connection', async () => {
    play([]).on(beginPasskey, cut);
    await show();
    await press('Add a passkey');
    expect(said()).not.toBe('');
  });

  it('offers none to a browser that cannot make one, and still removes', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    play();
    await show();
    expect(dialog()).toContain('This browser cannot make passkeys.');
    expect(dialog()).not.toContain('Add a passkey');
    expect(buttonNamed('Remove: Chrome · Android')).toBeDefined();
  });

  it('asks before it removes one', async () => {
    const server = play();
    server.on(removePasskey, () => reply(removePasskey, null));
    await show();
    await press('Remove: Chrome · Android');
    expect(one('[role=alertdialog]').innerText).toContain('“Chrome · Android” will not log you in');
    expect(server.asked(removePasskey)).toEqual([]);
    server.on(listPasskeys, () => reply(listPasskeys, [key]));
    one('[role=alertdialog] button:last-of-type').click();
    await settle(500);
    expect(server.asked(removePasskey)[0]?.fields.get('id')).toBe('7');
    await vi.waitFor(() => expect(dialog()).not.toContain('Chrome · Android'));
  });

  it('gives one another name', async () => {
    const server = play();
    server.on(renamePasskey, () => reply(renamePasskey, null));
    await show();
    await press('Rename: Chrome · Android');
    const field = one('[role=dialog] input') as HTMLInputElement;
    expect(field.value).toBe('Chrome · Android');
    field.value = 'Work phone';
    await press('Save');
    expect(server.asked(renamePasskey)[0]?.fields.get('name')).toBe('Work phone');
    await vi.waitFor(() => expect(one('[role=dialog] h2').innerText).toBe('Passkeys'));
  });
});
