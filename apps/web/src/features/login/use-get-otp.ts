import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSay } from '#shared/language/use-say';
import { logInByIdentity } from '#shared/login/log-in-by-identity';
import { loginMessages } from '#shared/login/login.messages';
import { pendingOtp } from '#shared/login/pending-otp';
import { requestCode } from '#shared/login/request-code';
import { useEnter } from '#shared/login/use-enter';
import { pathTo } from '#shared/navigation/paths';
import { whyFailed } from '#shared/network/why-failed';
import { toasts } from '#shared/toast/toasts';
import { useAction } from '#shared/use-action';
import { loginScreenMessages as texts } from './login-screen.messages.ts';

type Identity = Parameters<typeof logInByIdentity>[1];

/** The number, what is wrong with it, and the sending of its code. */
export const useGetOtp = () => {
  const say = useSay();
  const navigate = useNavigate();
  const enter = useEnter();
  const [phone, setPhone] = useState(() => pendingOtp.get(Date.now())?.phone ?? '');
  const [error, setError] = useState<string>();

  /** A test number, which only a development server has. */
  const bypass = async (identity: Identity): Promise<void> => {
    const opened = await logInByIdentity(phone, identity);
    if (opened.kind !== 'ok') return toasts.bad(say(loginMessages.loginFailed));
    toasts.good(say(texts.bypassed));
    await enter(opened.data);
  };

  const send = useAction(async () => {
    if (phone === '') {
      setError(say(texts.phoneMissing));
      return toasts.bad(say(texts.phoneMissing));
    }
    const sent = await requestCode(phone);
    if (sent.kind !== 'ok') {
      setError(whyFailed(sent, say));
      return toasts.bad(say(loginMessages.codeNotSent));
    }
    if (sent.data.bypass !== null) return bypass(sent.data.bypass);
    pendingOtp.keep(phone, sent.data.retryAfterSeconds, Date.now());
    toasts.good(say(loginMessages.codeSent));
    await navigate(pathTo('otp'), { state: { phone } });
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
