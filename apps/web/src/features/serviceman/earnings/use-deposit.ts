import { depositCash } from '@karigar/contract/earnings/deposit-cash';
import type { DepositWay } from '@karigar/domain/ledger/deposit';
import type { Paise } from '@karigar/domain/money';
import { readTypedMoney } from '@karigar/domain/money-text';
import { useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { useWrite } from '#platform/write/use-write';
import { cashMessages as texts } from './cash.messages.ts';

type Given = { readonly amount: string; readonly way: DepositWay; readonly reference: string };
export type DepositFaults = {
  readonly amount?: string;
  readonly reference?: string;
  /** About neither field: the connection or the server. */
  readonly other?: string;
};

const FIELD_OF: Readonly<Record<string, keyof DepositFaults>> = {
  'deposit.too-much': 'amount',
  'deposit.reference-missing': 'reference',
};

/** Records a deposit, once, however often the button is pressed. */
export const useDeposit = (most: Paise, onDone: () => void) => {
  const say = useSay();
  const [faults, setFaults] = useState<DepositFaults>({});

  const faultsOf = (amount: Paise | null, reference: string): DepositFaults => ({
    ...(amount === null && { amount: say(texts.amountMissing) }),
    ...(amount !== null && amount > most && { amount: say(texts.tooMuch) }),
    ...(reference === '' && { reference: say(texts.referenceMissing) }),
  });

  const write = useWrite(depositCash, {
    done: ({ message }) => {
      toasts.good(message);
      onDone();
    },
    failure: (failed) => {
      const field = (failed.kind === 'refused' ? FIELD_OF[failed.code] : undefined) ?? 'other';
      setFaults({ [field]: whyFailed(failed, say) });
    },
    invalidates: [{ queryKey: liveKey.earnings() }],
  });

  const run = ({ amount: written, way, reference: typed }: Given): void => {
    const [amount, reference] = [readTypedMoney(written), typed.trim()];
    const found = faultsOf(amount, reference);
    setFaults(found);
    if (amount === null || Object.keys(found).length > 0) return;
    write.run({ amount, way, reference });
  };

  return {
    run,
    isBusy: write.isBusy,
    faults,
    mend: (field: keyof DepositFaults): void =>
      setFaults(({ [field]: _mended, other: _other, ...others }) => others),
    forget: (): void => setFaults({}),
  };
};
