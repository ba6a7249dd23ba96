import type { OutputOf } from '@karigar/contract/define-call';
import { requestChangeOtp } from '@karigar/contract/recovery/request-change-otp';
import { verifyChangeOtp } from '@karigar/contract/recovery/verify-change-otp';
import { useState } from 'react';
import { call } from '#platform/api/call';
import { captchaParts } from '#platform/captcha/captcha-parts';
import { withCaptcha } from '#platform/captcha/with-captcha';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSheet } from '#platform/navigation/use-sheet';
import { whyFailed } from '@karigar/client/network/why-failed';
import { session } from '#platform/session/session';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { isOfAct, isSentCode, type Proof } from './proof.ts';
import { stepUpMessages as texts } from './step-up.messages.ts';

const LENGTH = 6;

type Typed = { readonly code: string; readonly password: string };
export type ProofErrors = { readonly [Field in keyof Typed]?: string };

/** An account without a phone gets the code by email, which needs the password too. */
const sentBy = (proof: Proof, sentTo: string): Proof =>
  isOfAct(proof) && sentTo.includes('@') ? { ...proof, by: 'email' } : proof;

/**
 * Asks for a proof in the sheet, then calls `onProven`. If `onProven` returns another needed proof, the same sheet
 * asks for that. A screen with several proofs names each.
 */
export const useProof = (onProven: () => Promise<Proof | null>, name = 'step-up') => {
  const say = useSay();
  const sheet = useSheet([name]);
  const [errors, setErrors] = useState<ProofErrors>({});
  const sent = sheet.open !== null && isSentCode(sheet.about) ? sheet.about : null;

  const show = (proof: Proof, { sentTo, retryAfterSeconds }: Sent): void =>
    sheet.show(name, { proof, sentTo, retryAt: Date.now() + retryAfterSeconds * 1000 });

  const send = async (proof: Proof): Promise<void> => {
    const reply = await withCaptcha<typeof requestChangeOtp>(
      (captcha) => call(requestChangeOtp, { ...proof, ...(captcha !== undefined && { captcha }) }),
      captchaParts,
    );
    if (reply.kind === 'ok') return show(sentBy(proof, reply.data.sentTo), reply.data);
    toasts.bad(whyFailed(reply, say));
    // Perhaps one was sent for this act before, perhaps for another: the sheet says that none was now.
    const isTooSoon = reply.kind === 'refused' && reply.code === 'otp.too-soon';
    if (isTooSoon && reply.details !== null) show(proof, { sentTo: null, ...reply.details });
  };

  const verify = async ({ code, password }: Typed): Promise<ProofErrors | null> => {
    if (sent === null) return null;
    const { proof } = sent;
    const byEmail = isOfAct(proof) && proof.by === 'email';
    const missing: ProofErrors = {
      ...(code.length < LENGTH && { code: say(texts.incomplete) }),
      ...(byEmail && password === '' && { password: say(texts.passwordMissing) }),
    };
    if (Object.keys(missing).length > 0) return missing;
    const given = { ...proof, otp: code, ...(byEmail && { password }) };
    const proven = await call(verifyChangeOtp, given);
    if (proven.kind === 'ok') return null;
    const isPassword = proven.kind === 'refused' && proven.code === 'password.wrong';
    return { [isPassword ? 'password' : 'code']: whyFailed(proven, say) };
  };

  const asking = useAction(send);
  const giving = useAction(async (typed: Typed) => {
    const wrong = await verify(typed);
    setErrors(wrong ?? {});
    if (wrong !== null) return;
    const next = await onProven();
    if (next !== null) return send(next);
    // If the change ended the session, the screen is gone already.
    if (session.get() !== null) sheet.close();
  });

  return {
    sent,
    errors,
    /** Sends a code for this proof and opens the sheet. */
    ask: send,
    again: asking,
    give: giving,
    clear: () => setErrors({}),
    close: sheet.close,
  };
};

type Sent = Omit<OutputOf<typeof requestChangeOtp>, 'sentTo'> & { readonly sentTo: string | null };

export type ProofAsked = ReturnType<typeof useProof>;
