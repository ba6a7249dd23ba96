import { useState } from 'react';
import { useSay } from '#shared/language/use-say';
import { loginMessages } from '#shared/login/login.messages';
import { pendingOtp, type PendingOtp } from '#shared/login/pending-otp';
import { requestCode } from '#shared/login/request-code';
import { Resend } from '#shared/resend/resend.tsx';
import { toasts } from '#shared/toast/toasts';
import { useAction } from '#shared/use-action';

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
