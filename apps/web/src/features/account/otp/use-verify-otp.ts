import { verifyOtp } from '@karigar/contract/sign-in/verify-otp';
import type { OutputOf } from '@karigar/contract/define-call';
import { useRef, useState } from 'react';
import { call } from '#platform/api/call';
import { deviceId } from '@karigar/client/device/device-id';
import { useSay } from '@karigar/client/i18n/use-say';
import { logInByIdentity } from '#entities/sign-in/log-in-by-identity';
import { loginMessages } from '#entities/sign-in/login.messages';
import { pendingOtp } from '#entities/sign-in/pending-otp';
import { useEnter } from '#entities/sign-in/use-enter';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { door } from '#platform/session/entry';
import { otpMessages as texts } from './otp.messages.ts';
import type { NewPerson } from './who-are-you.tsx';

const LENGTH = 6;

/** Focuses the code field after an error. */
const focusBoxes = (): void => document.querySelector<HTMLElement>('#otp input')?.focus();

/** The digits, their error, and the two calls that create a session. */
export const useVerifyOtp = () => {
  const say = useSay();
  const enter = useEnter();
  const [code, setCode] = useState('');
  const [error, setError] = useState(() =>
    pendingOtp.get(Date.now()) === null ? say(texts.noSession) : undefined,
  );
  // A verified code cannot be used again: when call 1 fails after it, only call 1 is retried.
  const proven = useRef<OutputOf<typeof verifyOtp>>(null);
  const [newPhone, setNewPhone] = useState<string | null>(null);

  const prove = async (phone: string, otp: string) => {
    if (proven.current !== null) return proven.current;
    const verified = await call(verifyOtp, { phone, device: deviceId(), otp });
    if (verified.kind === 'ok') return verified.data;
    toasts.bad(say(texts.wrong));
    // The code is used up and the reply was lost: only another code helps.
    if (verified.kind === 'refused' && verified.code === 'reply.withheld') pendingOtp.clear();
    const isMismatch = verified.kind === 'refused' && verified.code === 'otp.mismatch';
    setError(isMismatch ? say(texts.wrong) : whyFailed(verified, say));
    if (verified.kind === 'refused') setCode('');
    focusBoxes();
    return null;
  };

  /** Call 1. A new number that came through no door is asked who it is. */
  const open = async (
    phone: string,
    identity: OutputOf<typeof verifyOtp>,
    name?: string,
  ): Promise<void> => {
    const opened = await logInByIdentity(phone, identity, name);
    if (opened.kind === 'refused' && opened.code === 'login.role-needed') return setNewPhone(phone);
    if (opened.kind !== 'ok') {
      setError(whyFailed(opened, say));
      if (opened.kind === 'refused') proven.current = null;
      return toasts.bad(say(loginMessages.loginFailed));
    }
    pendingOtp.clear();
    if (opened.data.secondProof === undefined) toasts.good(say(loginMessages.loginSuccessful));
    await enter(opened.data);
  };

  const verify = useAction(async (typed: string) => {
    const pending = pendingOtp.get(Date.now());
    if (pending === null) return setError(say(texts.noSession));
    if (typed.length < LENGTH) {
      focusBoxes();
      return setError(say(texts.incomplete));
    }
    setError(undefined);
    proven.current = await prove(pending.phone, typed);
    if (proven.current === null) return;
    await open(pending.phone, proven.current);
  });

  const answer = useAction(async ({ role, name }: NewPerson) => {
    if (proven.current === null || newPhone === null) return setError(say(texts.noSession));
    door.enter(role);
    setError(undefined);
    await open(newPhone, proven.current, name);
  });

  return {
    code,
    error,
    isBusy: verify.isBusy,
    /** A new number that has to say who it is; null until then. */
    newPhone,
    answer,
    verify: verify.run,
    change: (typed: string): void => {
      setCode(typed);
      setError(undefined);
    },
  };
};
