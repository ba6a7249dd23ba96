import { questionLine } from '@karigar/contract/earnings/question-line';
import { useSay } from '@karigar/client/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { toasts } from '@karigar/client/toast/toasts';
import { useFault } from '@karigar/client/write/use-fault';
import { useWrite } from '#platform/write/use-write';
import { linesMessages as texts } from './lines.messages.ts';

/** Opens a case about an earning line, and shows its number. */
export const useQuestion = (onDone: () => void) => {
  const say = useSay();
  const { fault, setFault, failure } = useFault();
  const { run, isBusy } = useWrite(questionLine, {
    done: ({ message, data: { caseNo } }) => {
      toasts.good(say(texts.sent, { words: message, caseNo }));
      onDone();
    },
    failure,
    invalidates: [{ queryKey: liveKey.earnings() }],
  });
  return {
    isBusy,
    fault,
    forget: (): void => setFault(undefined),
    run: (lineId: number, written: string): void => {
      const question = written.trim();
      if (question === '') return setFault({ words: say(texts.reasonMissing), isOfField: true });
      setFault(undefined);
      run({ lineId, question });
    },
  };
};
