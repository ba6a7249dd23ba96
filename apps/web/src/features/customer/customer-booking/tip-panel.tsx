import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { paise, type Paise } from '@karigar/domain/money';
import { formatMoney, moneyParts, readTypedMoney } from '@karigar/domain/money-text';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Chip, Chips } from '@karigar/ui/chip/chip';
import { TextField } from '@karigar/ui/field/text-field';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { customerBookingMessages } from './customer-booking.messages.ts';
import { firstName } from './first-name.ts';
import { tipMessages as texts } from './tip.messages.ts';
import { useTip } from './use-tip.ts';

const TIPS: readonly Paise[] = [paise(2000), paise(5000), paise(10_000)];
const LONGEST_AMOUNT = 10;

const TipForm = ({ mine, name }: { mine: MyBooking; name: string }) => {
  const say = useSay();
  const [chosen, setChosen] = useState<Paise | 'another' | null>(null);
  const [typed, setTyped] = useState('');
  const tip = useTip(mine);
  const { fault } = tip;
  const isTyped = chosen === 'another';
  const amount = isTyped ? readTypedMoney(typed) : chosen;
  const isOfField = isTyped && fault?.isOfField === true;
  const choose = (next: Paise | 'another'): void => {
    setChosen(next);
    tip.mend();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        tip.run(amount);
      }}
    >
      <Stack gap={3}>
        <Text strong>{say(texts.tipFor, { name })}</Text>
        <Chips label={say(texts.tip)}>
          {TIPS.map((each) => (
            <Chip key={each} chosen={each === chosen} onClick={() => choose(each)}>
              {moneyParts(each).rupees}
            </Chip>
          ))}
          <Chip chosen={isTyped} onClick={() => choose('another')}>
            {say(texts.another)}
          </Chip>
        </Chips>
        {isTyped && (
          <TextField
            name="tip"
            label={say(texts.amount)}
            help={say(texts.range)}
            error={isOfField ? fault.words : undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={LONGEST_AMOUNT}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              tip.mend();
            }}
          />
        )}
        {fault !== undefined && !isOfField && (
          <Callout alert tone="bad">
            {fault.words}
          </Callout>
        )}
        {chosen !== null && (
          <Button
            type="submit"
            variant="tonal"
            block
            busy={tip.isBusy}
            busyLabel={say(customerBookingMessages.saving)}
          >
            {amount === null
              ? say(texts.recordTyped)
              : say(texts.record, { amount: formatMoney(amount) })}
          </Button>
        )}
      </Stack>
    </form>
  );
};

/** A tip in cash after the bill is paid: the customer records it, then it is shown. */
export const TipPanel = ({ mine }: { mine: MyBooking }) => {
  const say = useSay();
  const { tip, may, serviceman } = mine;
  const name = firstName(serviceman?.name ?? '');
  if (tip !== null)
    return (
      <Panel>
        <PanelRow
          icon="cash"
          label={say(texts.yourTip)}
          value={<Amount of={tip} />}
          hint={say(texts.given, { name })}
        />
      </Panel>
    );
  return may.tip ? (
    <Panel padded>
      <TipForm mine={mine} name={name} />
    </Panel>
  ) : null;
};
