import { useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { loginMessages } from '#entities/sign-in/login.messages';
import { pendingOtp, type PendingOtp } from '#entities/sign-in/pending-otp';
import { requestCode } from '#entities/sign-in/request-code';
import { Resend } from '#entities/sign-in/resend.tsx';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';

export const ResendOtp = ({ pending }: { pending: PendingOtp }) => {
  const say = useSay();
  const [retryAt, setRetryAt] = useState(pending.retryAt);

  const again = useAction(async () => {
    const sent = await requestCode(pending.phone);
    if (sent.kind !== 'ok') return toasts.bad(say(loginMessages.codeNotSent));
    const kept = pendingOtp.keep(pending.phone, sent.data.retryAfterSeconds, Date.now());
    setRetryAt(kept.retryAt);
    toasts.good(say(loginMessages.codeSent));
  });

  return <Resend retryAt={retryAt} isBusy={again.isBusy} onPress={again.run} />;
};
