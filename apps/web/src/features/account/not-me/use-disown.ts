import { disownChange } from '@karigar/contract/recovery/disown-change';
import { useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { useWrite } from '#platform/write/use-write';

/** The press: what it has done, or why it could not be sent. */
export const useDisown = (token: string) => {
  const say = useSay();
  const [isDone, setDone] = useState(false);
  const [fault, setFault] = useState<string>();
  const write = useWrite(disownChange, {
    done: () => setDone(true),
    failure: (failed) => setFault(whyFailed(failed, say)),
  });
  return {
    isDone,
    fault,
    isBusy: write.isBusy,
    press: (): void => {
      setFault(undefined);
      write.run({ token });
    },
  };
};
