import { questionLine } from '@karigar/contract/earnings/question-line';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useKeyedCall } from '#platform/api/use-keyed-call';
import { useSay } from '#platform/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { whyFailed } from '#platform/network/why-failed';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { linesMessages as texts } from './lines.messages.ts';

/** Opens a case about an earning line, and shows its number. */
export const useQuestion = (onDone: () => void) => {
  const say = useSay();
  const client = useQueryClient();
  const send = useKeyedCall(questionLine);
  const [fault, setFault] = useState<{ readonly words: string; readonly isOfField: boolean }>();

  const ask = useAction(async (lineId: number, written: string) => {
    const question = written.trim();
    if (question === '') return setFault({ words: say(texts.reasonMissing), isOfField: true });
    setFault(undefined);
    const result = await send({ lineId, question });
    if (result.kind !== 'ok')
      return setFault({ words: whyFailed(result, say), isOfField: result.kind === 'refused' });
    void client.invalidateQueries({ queryKey: liveKey.earnings() });
    toasts.good(say(texts.sent, { words: result.message, caseNo: result.data.caseNo }));
    onDone();
  });

  return { ...ask, fault, forget: (): void => setFault(undefined) };
};
