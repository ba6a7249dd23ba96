import { useRef, useState } from 'react';
import { reportError } from '../errors/report-error.ts';

/** Runs one at a time: a second tap while the first works does nothing. */
export const useAction = <Arguments extends readonly unknown[]>(
  act: (...given: Arguments) => Promise<void>,
): { readonly run: (...given: Arguments) => void; readonly isBusy: boolean } => {
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
        .catch(reportError)
        .finally(finish);
    },
  };
};
