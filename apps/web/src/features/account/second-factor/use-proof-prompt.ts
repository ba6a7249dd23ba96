import { useEffect, useEffectEvent, useState } from 'react';
import { perTab } from '#platform/device/storage';
import { useSay } from '#platform/i18n/use-say';
import { loginMessages } from '#entities/sign-in/login.messages';
import { whyFailed } from '#platform/network/why-failed';
import { session } from '#platform/session/session';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { awaitedBy, type Awaited } from './proof-prompt.ts';
import { requestProof } from './request-proof.ts';
import { createSentCode } from './sent-code.ts';
import { useSettle } from './use-settle.ts';

const sentCode = createSentCode(perTab);
const token = (): string => session.get()?.authToken ?? '';

/** What is asked for, asked of the server once; and asking again. */
export const useAwaited = () => {
  const say = useSay();
  const settle = useSettle();
  const [awaited, setAwaited] = useState<Awaited>(
    () => sentCode.get(token(), Date.now()) ?? { kind: 'asking' },
  );

  const ask = useAction(async () => {
    const reply = await requestProof();
    if (reply.kind === 'refused' && reply.code === 'second-proof.not-needed') return settle();
    const told = awaitedBy(reply, Date.now());
    if (reply.kind === 'ok' && told?.kind === 'email') {
      sentCode.keep(token(), told, Date.now());
      toasts.good(say(loginMessages.codeSent));
    }
    // Where nothing is asked for yet, the screen itself says why.
    if (reply.kind !== 'ok' && (told !== null || awaited.kind === 'email'))
      toasts.bad(whyFailed(reply, say));
    setAwaited((was) => {
      // A code on its way stays good when another cannot be sent.
      if (was.kind === 'email' && reply.kind !== 'ok')
        return told?.kind === 'email' ? { ...was, retryAt: told.retryAt } : was;
      return told ?? { kind: 'failed', why: reply.kind === 'ok' ? '' : whyFailed(reply, say) };
    });
  });

  const askFirst = useEffectEvent(() => {
    if (awaited.kind === 'asking') ask.run();
  });
  useEffect(() => askFirst(), []);

  return { awaited, setAwaited, ask, forget: sentCode.clear };
};
