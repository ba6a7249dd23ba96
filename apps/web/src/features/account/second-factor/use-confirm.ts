import type { CallRefusal } from '@karigar/contract/call-result';
import { confirmSecondProof } from '@karigar/contract/recovery/confirm-second-proof';
import { useState } from 'react';
import { call } from '#platform/api/call';
import { useSay } from '@karigar/client/i18n/use-say';
import { loginMessages } from '#entities/sign-in/login.messages';
import { useEnter } from '#entities/sign-in/use-enter';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { lastFour, type ProofPrompt } from './proof-prompt.ts';
import { secondProofMessages as texts } from './second-proof.messages.ts';
import { useSettle } from './use-settle.ts';

const LENGTH = { email: 6, 'last-four': 4 } as const;

export type Asked = Extract<ProofPrompt, { readonly kind: keyof typeof LENGTH }>;

/** Focuses the field after an error. */
const focusField = (): void => document.querySelector<HTMLElement>('#second-proof input')?.focus();

/** The typed proof, its error, and the call that completes the session. */
export const useConfirm = (
  { kind }: Asked,
  { onPrompt, onDone }: { onPrompt: (next: ProofPrompt) => void; onDone: () => void },
) => {
  const say = useSay();
  const enter = useEnter();
  const settle = useSettle();
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string>();

  const giveUp = (message: string): void => {
    toasts.bad(message);
    onPrompt({ kind: 'operations' });
  };

  const refuse = (refusal: CallRefusal<typeof confirmSecondProof>): void => {
    const { message } = refusal;
    const isMismatch = refusal.code === 'second-proof.mismatch';
    const triesLeft = isMismatch ? (refusal.details?.triesLeft ?? null) : null;
    if (refusal.code === 'second-proof.by-operations' || triesLeft === 0) return giveUp(message);
    if (isMismatch) onPrompt(lastFour(triesLeft));
    setAnswer('');
    // The error replaces the hint that said how many tries are left.
    setError(triesLeft === null ? message : `${message} ${say(texts.triesLeft, { triesLeft })}`);
    focusField();
  };

  const confirm = useAction(async () => {
    if (answer.trim().length < LENGTH[kind]) {
      setError(say(kind === 'email' ? texts.codeIncomplete : texts.lastFourIncomplete));
      return focusField();
    }
    setError(undefined);
    const opened = await call(confirmSecondProof, { answer: answer.trim() });
    if (opened.kind === 'ok') {
      onDone();
      toasts.good(say(loginMessages.loginSuccessful));
      return enter(opened.data);
    }
    // The half hour is over, or the proof was accepted and its reply lost: in both cases log in again.
    if (opened.kind === 'signed-out') return toasts.bad(opened.message);
    if (opened.kind !== 'refused') return setError(whyFailed(opened, say));
    if (opened.code === 'second-proof.not-needed') return settle();
    refuse(opened);
  });

  return {
    answer,
    error,
    isBusy: confirm.isBusy,
    confirm: confirm.run,
    change: (typed: string): void => {
      setAnswer(typed);
      setError(undefined);
    },
  };
};
