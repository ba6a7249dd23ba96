import { beginPasskeyLogin } from '@karigar/contract/sign-in/begin-passkey-login';
import { loginWithPasskey } from '@karigar/contract/sign-in/login-with-passkey';
import { expect, it, vi } from 'vitest';
import { session } from '#platform/session/session';
import { toasts } from '@karigar/client/toast/toasts';
import { pendingOtp } from '#entities/sign-in/pending-otp';
import {
  aCredential,
  answerPasskeys,
  refusal,
  refusePasskeys,
  requestOptions,
} from '@karigar/client/testing/passkeys';
import { buttonNamed, NOW, one, settle, showScreen, words } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer, reply } from '#testing/test-server';
import { OtpScreen } from './index.ts';

onStage();

const show = async (): Promise<void> => {
  pendingOtp.keep('9822041763', 30, NOW);
  await showScreen(OtpScreen, '/otp');
  await vi.waitFor(() => expect(words()).toContain('No SMS? Get the code by email'));
};
const press = async (): Promise<void> => {
  buttonNamed('Use a passkey').click();
  await settle(500);
};
const said = (): string =>
  toasts
    .takeAll()
    .map((toast) => toast.words)
    .join(' ');
const play = () => {
  const server = playServer();
  server.on(beginPasskeyLogin, () => reply(beginPasskeyLogin, { options: requestOptions }));
  return server;
};

it('logs in with a passkey instead of the code', async () => {
  const server = play();
  const opened = { authToken: 'of a passkey', role: 'customer' as const, accountId: 7 };
  server.on(loginWithPasskey, () => reply(loginWithPasskey, opened));
  answerPasskeys(() => Promise.resolve(aCredential()));
  await show();
  await press();
  const [begun] = server.asked(beginPasskeyLogin);
  const [sent] = server.asked(loginWithPasskey);
  expect(sent?.fields.get('device')).toBe(begun?.fields.get('device'));
  await vi.waitFor(() => expect(session.get()?.authToken).toBe('of a passkey'));
  expect(one('[data-opened]').innerText).toBe('/');
  await session.close();
});

it.each([
  ['NotAllowedError', 'No passkey was used. You can try again, or log in another way.'],
  [
    'SecurityError',
    'This phone or browser could not use a passkey here. Please log in another way.',
  ],
])('stays at the code when the browser answers %s', async (name, expected) => {
  const server = play();
  answerPasskeys(refusePasskeys(name));
  await show();
  await press();
  expect(said()).toBe(expected);
  expect(server.asked(loginWithPasskey)).toEqual([]);
  expect(one('h1').innerText).toBe('Enter the OTP');
});

it('says why the server refused it, or that nothing was reached', async () => {
  const server = play();
  server.on(loginWithPasskey, () =>
    refusal('login.passkey-refused', 'This passkey could not be used.'),
  );
  answerPasskeys(() => Promise.resolve(aCredential()));
  await show();
  await press();
  expect(said()).toContain('This passkey could not be used.');
  server.on(beginPasskeyLogin, cut);
  await press();
  expect(said()).not.toBe('');
  expect(session.get()).toBeNull();
});

it('is not offered by a browser that cannot use one', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  play();
  await show();
  expect(words()).not.toContain('Use a passkey');
});
