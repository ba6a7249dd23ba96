import type { OutputOf } from '@karigar/contract/define-call';
import { confirmSecondProof } from '@karigar/contract/recovery/confirm-second-proof';
import { requestSecondProof } from '@karigar/contract/recovery/request-second-proof';
import { startFreshAccount } from '@karigar/contract/recovery/start-fresh-account';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#shared/api/call';
import { captchaParts } from '#shared/captcha/captcha-parts';
import { withCaptcha } from '#shared/captcha/with-captcha';
import { useSay } from '#shared/language/use-say';
import { loginMessages } from '#shared/login/login.messages';
import { useEnter } from '#shared/login/use-enter';
import { whyFailed } from '#shared/network/why-failed';
import { door } from '#shared/session/entry';
import { toasts } from '#shared/toast/toasts';
import { useAction } from '#shared/use-action';
import { secondProofMessages as texts } from './second-proof.messages.ts';

type Owed = OutputOf<typeof requestSecondProof>;

const LENGTH = { email: 6, 'last-four': 4, operations: 0 } as const;

/** Which proof is owed, the digits of it, and the session they become. */
export const useSecondProof = () => {
  const say = useSay();
  const enter = useEnter();
  const [owed, setOwed] = useState<Owed | null>(null);
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string>();
  const length = owed === null ? 0 : LENGTH[owed.proof];

  const ask = useAction(async () => {
    const asked = await withCaptcha<typeof requestSecondProof>(
      (captcha) => call(requestSecondProof, captcha === undefined ? {} : { captcha }),
      captchaParts,
    );
    if (asked.kind === 'ok') setOwed(asked.data);
    setError(asked.kind === 'ok' ? undefined : whyFailed(asked, say));
  });
  const askFirst = useEffectEvent(ask.run);
  useEffect(() => askFirst(), []);

  const confirm = useAction(async () => {
    if (answer.length < length) return setError(say(texts.incomplete));
    const confirmed = await call(confirmSecondProof, { answer });
    if (confirmed.kind !== 'ok') {
      setAnswer('');
      return setError(whyFailed(confirmed, say));
    }
    toasts.good(say(loginMessages.loginSuccessful));
    await enter(confirmed.data);
  });

  const startFresh = useAction(async () => {
    const opened = await call(startFreshAccount, { door: door.get() });
    if (opened.kind !== 'ok') return setError(whyFailed(opened, say));
    toasts.good(opened.message);
    await enter(opened.data);
  });

  return {
    owed,
    length,
    answer,
    error,
    ask,
    confirm,
    startFresh,
    change: (typed: string): void => {
      setAnswer(typed);
      setError(undefined);
    },
  };
};
