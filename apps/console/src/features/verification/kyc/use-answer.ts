import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import type { CallDone } from '@karigar/contract/call-result';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { liveKey } from '#platform/cache/live-keys';
import { useWrite } from '#platform/write/use-write';

/** An answer, which is busy until the next part opens. A refusal says that something changed: it is read again. */
export const useAnswer = <Call extends AnyCall>(
  made: Call,
  done: (reply: CallDone<Call>) => void,
  /** Where the words of a refusal are shown. */
  setFault: (words: string) => void,
) => {
  const say = useSay();
  const client = useQueryClient();
  const [isTaken, setTaken] = useState(false);
  const write = useWrite(made, {
    done: (reply) => {
      setTaken(true);
      done(reply);
    },
    failure: (failed) => {
      setFault(whyFailed(failed, say));
      void client.invalidateQueries({ queryKey: liveKey.kyc });
    },
  });
  return {
    isBusy: write.isBusy || isTaken,
    run: (input: InputOf<Call>): void => {
      setFault('');
      if (!isTaken) write.run(input);
    },
  };
};
