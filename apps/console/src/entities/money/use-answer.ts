import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import type { AnyCall } from '@karigar/contract/define-call';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { liveKey } from '#platform/cache/live-keys';
import { useWrite } from '#platform/write/use-write';

/** Answers something that waits. A refusal says that somebody else was faster: the list is read again. */
export const useAnswer = <Call extends AnyCall>(
  made: Call,
  { queryKey, onDone }: { readonly queryKey: QueryKey; readonly onDone: () => void },
) => {
  const say = useSay();
  const client = useQueryClient();
  const [fault, setFault] = useState('');
  const { run, isBusy } = useWrite(made, {
    done: onDone,
    failure: (failed) => {
      const why = whyFailed(failed, say);
      setFault(why);
      if (failed.kind !== 'refused') return;
      toasts.bad(why);
      void client.invalidateQueries({ queryKey });
    },
    invalidates: [{ queryKey: liveKey.waitingCounts }],
  });
  const answer: typeof run = (input) => {
    setFault('');
    run(input);
  };
  return { answer, isBusy, fault };
};
