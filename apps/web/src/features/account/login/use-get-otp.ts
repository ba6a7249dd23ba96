import { useState, type SubmitEvent } from 'react';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { firstCalls } from '#entities/sign-in/first-calls';
import { loginMessages } from '#entities/sign-in/login.messages';
import { pendingOtp } from '#entities/sign-in/pending-otp';
import { useEnter } from '#entities/sign-in/use-enter';
import { pathTo } from '#platform/navigation/paths';
import { whyFailed } from '@karigar/client/network/why-failed';
import { door } from '#platform/session/entry';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { loginScreenMessages as texts } from './login-screen.messages.ts';

type Identity = Parameters<typeof firstCalls.logInByIdentity>[1];

/** The number, its error, and the request for a code. */
export const useGetOtp = () => {
  const say = useSay();
  const navigate = useNavigate();
  const enter = useEnter();
  const [phone, setPhone] = useState(() => pendingOtp.get(Date.now())?.phone ?? '');
  const [error, setError] = useState<string>();

  /** A test number, which only a development server has. */
  const bypass = async (identity: Identity): Promise<void> => {
    if (door.get() === null) door.enter('serviceman');
    const opened = await firstCalls.logInByIdentity(phone, identity);
    if (opened.kind !== 'ok') return toasts.bad(say(loginMessages.loginFailed));
    toasts.good(say(texts.bypassed));
    await enter(opened.data);
  };

  const send = useAction(async () => {
    if (phone === '') {
      setError(say(texts.phoneMissing));
      return toasts.bad(say(texts.phoneMissing));
    }
    setError(undefined);
    const pending = pendingOtp.get(Date.now());
    // Back from the code's screen: that code still works, and another one may not be requested yet.
    if (pending?.phone === phone && pending.retryAt > Date.now())
      return navigate(pathTo('otp'), { state: { phone } });
    const sent = await firstCalls.requestCode(phone);
    if (sent.kind !== 'ok') {
      setError(whyFailed(sent, say));
      return toasts.bad(say(loginMessages.codeNotSent));
    }
    if (sent.data.bypass !== null) return bypass(sent.data.bypass);
    pendingOtp.keep(phone, sent.data.retryAfterSeconds, Date.now());
    toasts.good(say(loginMessages.codeSent));
    navigate(pathTo('otp'), { state: { phone } });
  });

  return {
    phone,
    error,
    isBusy: send.isBusy,
    change: (digits: string): void => {
      setPhone(digits);
      setError(undefined);
    },
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      send.run();
    },
  };
};
