import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { addDays, type IndiaDay } from '@karigar/domain/dates/india-day';
import { MOST_BASIS_POINTS } from '@karigar/domain/ledger/new-rate';
import { readPercent, writePercent } from '@karigar/domain/ledger/percent';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { TextField } from '@karigar/ui/field/text-field';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState, type ReactNode } from 'react';
import { useKeys } from '#platform/keys/use-keys';
import { RateEffect } from './rate-effect.tsx';
import type { RateLine } from './rate-lines.ts';
import { ratesMessages as texts } from './rates.messages.ts';
import type { Rates } from './rates-query.ts';
import styles from './rates.module.css';
import { useAskRate } from './use-ask-rate.ts';

interface FormProps {
  line: RateLine;
  rates: Rates;
  label: string;
  head: ReactNode;
  children: ReactNode;
}

/** Another rate from a later day on: asked for here, and agreed to by a second person. */
export const RateForm = ({ line, rates, label, head, children }: FormProps) => {
  const say = useSay();
  const isOnline = useOnline();
  const { kind, category } = line;
  const first = addDays(rates.today, 1);
  const [percent, setPercent] = useState('');
  const [fromDay, setFromDay] = useState<IndiaDay | ''>(first);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [fault, setFault] = useState('');
  const empty = (): void => {
    setPercent('');
    setReason('');
    setTried(false);
  };
  const { ask, isBusy } = useAskRate(setFault, empty);
  const basisPoints = readPercent(percent);
  const most = MOST_BASIS_POINTS[kind];
  const isTooHigh = basisPoints !== null && basisPoints > most;
  const words = readWrittenReason(reason);
  const main = (): void => {
    setFault('');
    setTried(true);
    if (!isOnline || basisPoints === null || isTooHigh || words === null) return;
    if (fromDay === '' || fromDay < first) return;
    ask({
      kind,
      fromDay,
      basisPoints,
      reason: words,
      ...(category && { categoryId: category.id }),
    });
  };
  useKeys({ main });
  const percentFault = isTooHigh
    ? say(texts.tooHigh, { most: writePercent(most) })
    : isTried && basisPoints === null
      ? say(texts.percentWrong)
      : '';
  return (
    <RecordPanel
      label={label}
      head={head}
      foot={
        <>
          {fault !== '' && (
            <div className={styles['whole']}>
              <Callout tone="bad" alert>
                {fault}
              </Callout>
            </div>
          )}
          <Button icon="key" inactive={!isOnline} busy={isBusy} onClick={main}>
            <span className={styles['keyed']}>
              {say(texts.ask)}
              <KeyHint inside>↵</KeyHint>
            </span>
          </Button>
        </>
      }
    >
      {children}
      <Text as="h3" strong>
        {say(texts.change)}
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          main();
        }}
      >
        <Stack gap={4}>
          <TextField
            label={say(texts.percent)}
            help={say(texts.percentHelp)}
            error={percentFault}
            value={percent}
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            onChange={({ currentTarget }) => setPercent(currentTarget.value)}
          />
          <TextField
            type="date"
            label={say(texts.from)}
            help={say(
              category === null && line.kind.startsWith('tds') ? texts.fromTds : texts.fromHelp,
            )}
            error={isTried && (fromDay === '' || fromDay < first) ? say(texts.fromWrong) : ''}
            min={first}
            // A year has four digits.
            max="2199-12-31"
            value={fromDay}
            onChange={({ currentTarget }) => setFromDay(currentTarget.value as IndiaDay | '')}
          />
          {basisPoints !== null && !isTooHigh && fromDay !== '' && (
            <RateEffect line={line} rates={rates} on={fromDay} basisPoints={basisPoints} />
          )}
          <TextField
            label={say(texts.why)}
            help={say(texts.whyHelp)}
            error={isTried && words === null ? say(texts.whyMissing) : ''}
            value={reason}
            maxLength={500}
            autoComplete="off"
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </Stack>
      </form>
    </RecordPanel>
  );
};
