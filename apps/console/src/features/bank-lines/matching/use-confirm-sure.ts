import { useAction } from '@karigar/client/api/use-action';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { liveKey } from '#platform/cache/live-keys';
import { answerLine } from './answer-line.ts';
import { matchingMessages as texts } from './matching.messages.ts';
import { proposedOf, useTakeOff, type Line } from './matching-query.ts';

/** One after the other, each a write of its own; the first refusal stops it. */
export const useConfirmSure = () => {
  const say = useSay();
  const client = useQueryClient();
  const takeOff = useTakeOff();
  const [done, setDone] = useState(0);
  const action = useAction(async (lines: readonly Line[]) => {
    let count = 0;
    setDone(0);
    for (const line of lines) {
      const choice = proposedOf(line);
      if (choice === null) continue;
      const result = await answerLine(line.id, choice);
      if (result.kind !== 'ok') {
        const why = whyFailed(result, say);
        toasts.bad(say(texts.sureStopped, { count: String(count), why }));
        await client.invalidateQueries({ queryKey: liveKey.bankLines });
        return;
      }
      takeOff(line.id);
      count += 1;
      setDone(count);
    }
    toasts.good(say(texts.sureDone, { count: String(count) }));
  });
  return { ...action, done };
};
