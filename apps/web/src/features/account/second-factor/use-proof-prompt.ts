import { useEffect, useEffectEvent, useState } from 'react';
import { perTab } from '@karigar/client/device/storage';
import { useSay } from '@karigar/client/i18n/use-say';
import { loginMessages } from '#entities/sign-in/login.messages';
import { whyFailed } from '@karigar/client/network/why-failed';
import { session } from '#platform/session/session';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { promptOf, type ProofPrompt } from './proof-prompt.ts';
import { requestProof } from './request-proof.ts';
import { createSentCode } from './sent-code.ts';
import { useSettle } from './use-settle.ts';

const sentCode = createSentCode(perTab);
const token = (): string => session.get()?.authToken ?? '';

/** The current prompt, requested from the server once; and a function that requests again. */
export const useProofPrompt = () => {
  const say = useSay();
  const settle = useSettle();
  const [prompt, setPrompt] = useState<ProofPrompt>(
    () => sentCode.get(token(), Date.now()) ?? { kind: 'asking' },
  );

  const ask = useAction(async () => {
    const reply = await requestProof();
    if (reply.kind === 'refused' && reply.code === 'second-proof.not-needed') return settle();
    const next = promptOf(reply, Date.now());
    if (reply.kind === 'ok' && next?.kind === 'email') {
      sentCode.keep(token(), next, Date.now());
      toasts.good(say(loginMessages.codeSent));
    }
    // Without a prompt the screen itself shows the error.
    if (reply.kind !== 'ok' && (next !== null || prompt.kind === 'email'))
      toasts.bad(whyFailed(reply, say));
    setPrompt((was) => {
      // A sent code stays valid when another cannot be sent.
      if (was.kind === 'email' && reply.kind !== 'ok')
        return next?.kind === 'email' ? { ...was, retryAt: next.retryAt } : was;
      return next ?? { kind: 'failed', why: reply.kind === 'ok' ? '' : whyFailed(reply, say) };
    });
  });

  const askFirst = useEffectEvent(() => {
    if (prompt.kind === 'asking') ask.run();
  });
  useEffect(() => askFirst(), []);

  return { prompt, setPrompt, ask, forget: sentCode.clear };
};
