import { beginPasskeyLogin } from '@karigar/contract/sign-in/begin-passkey-login';
import { loginWithPasskey } from '@karigar/contract/sign-in/login-with-passkey';
import { expect, it, vi } from 'vitest';
import {
  aCredential,
  answerPasskeys,
  refusal,
  requestOptions,
} from '@karigar/client/testing/passkeys';
import { buttonNamed, showScreen } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { playServer, reply } from '#testing/test-server';
import { PasswordLoginScreen } from './index.ts';

onStage();

it('the screen of the password has the passkey too, for a number that gets no more codes', async () => {
  const server = playServer();
  server.on(beginPasskeyLogin, () => reply(beginPasskeyLogin, { options: requestOptions }));
  server.on(loginWithPasskey, () => refusal('login.passkey-refused'));
  answerPasskeys(() => Promise.resolve(aCredential()));
  await showScreen(PasswordLoginScreen, '/login2');
  buttonNamed('Use a passkey').click();
  await vi.waitFor(() => expect(server.asked(loginWithPasskey)).toHaveLength(1));
});
