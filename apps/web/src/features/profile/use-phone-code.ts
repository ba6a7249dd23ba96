import { requestChangeOtp } from '@karigar/contract/recovery/request-change-otp';
import { useState } from 'react';
import { call } from '#shared/api/call';
import { captchaParts } from '#shared/captcha/captcha-parts';
import { withCaptcha } from '#shared/captcha/with-captcha';
import { useSay } from '#shared/language/use-say';
import { whyFailed } from '#shared/network/why-failed';
import { toasts } from '#shared/toast/toasts';
import { useAction } from '#shared/use-action';

/** A code to one's own number, and when another may be asked for. */
export type SentCode = { readonly sentTo: string; readonly retryAt: number };

export const usePhoneCode = (phone: string) => {
  const say = useSay();
  const [sent, setSent] = useState<SentCode | null>(null);

  const send = useAction(async () => {
    const input = { purpose: 'new-phone', to: phone } as const;
    const reply = await withCaptcha<typeof requestChangeOtp>(
      (captcha) => call(requestChangeOtp, { ...input, ...(captcha !== undefined && { captcha }) }),
      captchaParts,
    );
    if (reply.kind !== 'ok') return toasts.bad(whyFailed(reply, say));
    const { sentTo, retryAfterSeconds } = reply.data;
    setSent({ sentTo, retryAt: Date.now() + retryAfterSeconds * 1000 });
    toasts.good(reply.message);
  });

  return { sent, send };
};
