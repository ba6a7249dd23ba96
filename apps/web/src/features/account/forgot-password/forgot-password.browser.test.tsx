import { requestRecoveryOtp } from '@karigar/contract/recovery/request-recovery-otp';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buttonNamed, one, settle, showScreen } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { playServer, reply } from '#testing/test-server';
import { ForgotPasswordScreen } from './index.ts';

onStage();

const field = () => one('main [name=contact]') as HTMLInputElement;

it('is filled in with the contact that Profile gives, and asks for a code to it', async () => {
  const server = playServer();
  server.on(requestRecoveryOtp, () => reply(requestRecoveryOtp, { retryAfterSeconds: 30 }));
  const state = { contact: 'suresh@example.in' };
  await showScreen(ForgotPasswordScreen, '/forgot-password', { state });
  expect(field().value).toBe('suresh@example.in');
  await userEvent.click(buttonNamed('Send code'));
  await settle();
  expect(server.asked(requestRecoveryOtp)[0]?.fields.get('contact')).toBe('suresh@example.in');
});

it('is empty for somebody who comes from the login', async () => {
  playServer();
  await showScreen(ForgotPasswordScreen, '/forgot-password');
  expect(field().value).toBe('');
});
