import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { movedBy, type CorrectionAct } from '@karigar/domain/ledger/correction-effect';
import {
  needsSecondPerson,
  ONE_OPERATOR_DAY,
  ONE_OPERATOR_MOST,
} from '@karigar/domain/ledger/one-operator';
import { sumOf, type Paise } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { TextField } from '@karigar/ui/field/text-field';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useKeys } from '#platform/keys/use-keys';
import type { BorneBy, Choice } from './acts.ts';
import { correctionsMessages as texts } from './corrections.messages.ts';
import styles from './corrections.module.css';
import type { Money } from './job-money-query.ts';
import { useCorrect } from './use-correct.ts';

interface PanelProps {
  money: Money;
  choices: readonly Choice[];
  choice: Choice;
  onChoose: (key: string) => void;
  written: string;
  onWrite: (written: string) => void;
  borneBy: BorneBy;
  onBorneBy: (borneBy: BorneBy) => void;
  /** Null while no amount is written. */
  act: { readonly of: CorrectionAct; readonly amount: Paise } | null;
  /** Why the written amount cannot be. */
  wrong: string;
  onDone: () => void;
}

const useChoiceName = () => {
  const say = useSay();
  return ({ key, payment }: Choice): string => {
    if (payment !== null) {
      const mode = say(payment.mode === 'cash' ? texts.cash : texts.upi);
      return say(texts.payment, { mode, amount: formatMoney(payment.amount) });
    }
    if (key === 'refund') return say(texts.refund);
    return say(key === 'give' ? texts.give : texts.take);
  };
};

const BORNE_BY = ['everyone', 'marketplace'] as const;

/** Out of a field by Escape, so that keys are keys again. */
const leave = ({ code, currentTarget }: KeyboardEvent<HTMLInputElement>): void => {
  if (code === 'Escape') currentTarget.blur();
};

/** The form of a correction: what, how much, who bears it, and why. */
export const CorrectPanel = ({
  money,
  choices,
  choice,
  onChoose,
  written,
  onWrite,
  borneBy,
  onBorneBy,
  act,
  wrong,
  onDone,
}: PanelProps) => {
  const say = useSay();
  const isOnline = useOnline();
  const nameOf = useChoiceName();
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [fault, setFault] = useState('');
  const [askedNo, setAskedNo] = useState<string | null>(null);
  const words = readWrittenReason(reason);
  const { run, isBusy } = useCorrect(money, {
    onFault: setFault,
    onDone: (no) => {
      setAskedNo(no);
      setReason('');
      setTried(false);
      onDone();
    },
  });
  const correct = (): void => {
    setTried(true);
    setAskedNo(null);
    if (!isOnline || act === null || wrong !== '' || words === null) return;
    run({ choice, amount: act.amount, borneBy, reason: words });
  };
  useKeys({
    main: correct,
    pick: (code) => {
      const picked = choices[Number(code.at(-1)) - 1];
      if (picked === undefined) return;
      onChoose(picked.key);
      requestAnimationFrame(() => field.current?.focus());
    },
  });
  const moved = act === null ? null : movedBy(act.of, money);
  const needsSecond =
    moved !== null &&
    needsSecondPerson({ onJob: moved.onJob, today: sumOf([money.movedToday, moved.amount]) });
  const isPayment = choice.payment !== null;
  return (
    <RecordPanel
      label={money.no}
      head={
        <Text as="h2" size="lead" strong>
          {money.no} · {money.service}
        </Text>
      }
      foot={
        <>
          {fault !== '' && (
            <div className={styles['whole']}>
              <Callout tone="bad" alert>
                {fault}
              </Callout>
            </div>
          )}
          {askedNo !== null && (
            <div className={styles['whole']} role="status">
              <Callout tone="info">{say(texts.asked, { no: askedNo })}</Callout>
            </div>
          )}
          {needsSecond && (
            <div className={styles['whole']}>
              <Callout tone="warning">
                {say(texts.second, {
                  most: formatMoney(ONE_OPERATOR_MOST),
                  day: formatMoney(ONE_OPERATOR_DAY),
                })}
              </Callout>
            </div>
          )}
          <Button icon="key" inactive={!isOnline} busy={isBusy} onClick={correct}>
            <span className={styles['keyed']}>
              {say(texts.correct)}
              <KeyHint inside>↵</KeyHint>
            </span>
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          correct();
        }}
      >
        <Stack gap={4}>
          <RadioCards
            legend={say(texts.act)}
            options={choices.map((one, index) => ({
              value: one.key,
              label: nameOf(one),
              end: <KeyHint>{String(index + 1)}</KeyHint>,
            }))}
            value={choice.key}
            onValueChange={onChoose}
          />
          <TextField
            ref={field}
            label={say(isPayment ? texts.left : texts.amount)}
            help={isPayment ? say(texts.leftHelp) : undefined}
            error={wrong !== '' ? wrong : isTried && act === null ? say(texts.amountWrong) : ''}
            value={written}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            onChange={({ currentTarget }) => onWrite(currentTarget.value)}
            onKeyDown={leave}
          />
          {choice.key === 'refund' && (
            <RadioCards
              legend={say(texts.borneBy)}
              options={BORNE_BY.map((value) => ({ value, label: say(texts[value]) }))}
              value={borneBy}
              onValueChange={onBorneBy}
            />
          )}
          <TextField
            label={say(texts.why)}
            help={say(texts.whyHelp)}
            error={isTried && words === null ? say(texts.whyMissing) : ''}
            value={reason}
            maxLength={500}
            autoComplete="off"
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            onKeyDown={leave}
          />
          <input type="submit" hidden />
        </Stack>
      </form>
      {choice.key === 'refund' && (
        <Text size="small" tone="muted">
          {say(texts.back)}
        </Text>
      )}
    </RecordPanel>
  );
};
