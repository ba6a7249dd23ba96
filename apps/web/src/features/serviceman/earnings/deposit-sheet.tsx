import { DEPOSIT_WAYS, type DepositWay } from '@karigar/domain/ledger/deposit';
import { writeAmount, type Paise } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { TextField } from '@karigar/ui/field/text-field';
import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Stack } from '@karigar/ui/stack/stack';
import { useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { wordsMessages } from '#platform/words-sheet/words.messages';
import { cashMessages as texts } from './cash.messages.ts';
import { useDeposit } from './use-deposit.ts';

const FORM = 'deposit-cash';
const LONGEST_REFERENCE = 60;

/** A cash deposit: amount, place, and reference number. */
export const DepositSheet = ({
  most,
  open,
  onClose,
}: {
  most: Paise;
  open: boolean;
  onClose: () => void;
}) => {
  const say = useSay();
  const [amount, setAmount] = useState('');
  const [way, setWay] = useState<DepositWay>('office');
  const [reference, setReference] = useState('');
  const deposit = useDeposit(most, onClose);
  const { faults } = deposit;
  useOnOpening(open, () => {
    setAmount(writeAmount(most));
    setWay('office');
    setReference('');
    deposit.forget();
  });
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.depositCash)}
      closeLabel={say(wordsMessages.close)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say(wordsMessages.cancel)}
          </Button>
          <Button
            type="submit"
            form={FORM}
            wide
            busy={deposit.isBusy}
            busyLabel={say(wordsMessages.sending)}
          >
            {say(texts.deposit)}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          deposit.run({ amount, way, reference });
        }}
      >
        <Stack gap={4}>
          {faults.other !== undefined && (
            <Callout alert tone="bad">
              {say(wordsMessages.notSent)} {faults.other}
            </Callout>
          )}
          <TextField
            name="amount"
            label={say(texts.amount)}
            help={say(texts.amountHelp, { amount: formatMoney(most) })}
            error={faults.amount}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            value={amount}
            onChange={({ target }) => {
              setAmount(target.value);
              deposit.mend('amount');
            }}
          />
          <RadioCards
            legend={say(texts.way)}
            options={DEPOSIT_WAYS.map((value) => ({ value, label: say(texts[value]) }))}
            value={way}
            onValueChange={setWay}
          />
          <TextField
            name="reference"
            label={say(texts.reference)}
            help={say(texts.referenceHelp)}
            error={faults.reference}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LONGEST_REFERENCE}
            value={reference}
            onChange={({ target }) => {
              setReference(target.value);
              deposit.mend('reference');
            }}
          />
        </Stack>
      </form>
    </Sheet>
  );
};
