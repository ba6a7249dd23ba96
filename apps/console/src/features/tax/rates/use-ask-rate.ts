import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import type { InputOf } from '@karigar/contract/define-call';
import { saveRate } from '@karigar/contract/tax/save-rate';
import { liveKey } from '#platform/cache/live-keys';
import { useWrite } from '#platform/write/use-write';
import { ratesMessages as texts } from './rates.messages.ts';

const READ_AGAIN = [{ queryKey: liveKey.rates }, { queryKey: liveKey.countersigns }];

/** Asks for the rate. A refusal says that something changed: the rates are read again. */
export const useAskRate = (onFault: (words: string) => void, onAsked: () => void) => {
  const say = useSay();
  const { day } = useFormat();
  const { run, isBusy } = useWrite(saveRate, {
    done: (_reply, input) => {
      toasts.good(say(texts.done, { day: day(input.fromDay) }));
      onAsked();
    },
    failure: (failed) => onFault(whyFailed(failed, say)),
    invalidates: READ_AGAIN,
  });
  return { isBusy, ask: (input: InputOf<typeof saveRate>): void => run(input) };
};
