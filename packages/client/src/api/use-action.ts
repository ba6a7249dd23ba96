import { useRef, useState } from 'react';
import { reportError } from '../errors/report-error.ts';
import { useSay } from '../i18n/use-say.ts';
import { toasts } from '../toast/toasts.ts';
import { actionMessages } from './action.messages.ts';

/** Runs one at a time: a second tap while the first works does nothing. An action that throws says so. */
export const useAction = <Arguments extends readonly unknown[]>(
  act: (...given: Arguments) => Promise<void>,
): { readonly run: (...given: Arguments) => void; readonly isBusy: boolean } => {
  const say = useSay();
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const finish = (): void => {
    running.current = false;
    setBusy(false);
  };

  return {
    isBusy,
    run: (...given) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      act(...given)
        .catch((error: unknown) => {
          reportError(error);
          toasts.bad(say(actionMessages.broken));
        })
        .finally(finish);
    },
  };
};
