import type { PayoutPace } from '@karigar/contract/earnings/get-earnings';
import { writePercent } from '@karigar/domain/ledger/percent';
import { formatMoney } from '@karigar/domain/money-text';
import { minus, paise } from '@karigar/domain/money';
import { feeOf, type Pace } from '@karigar/domain/payouts/pace';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnOpening } from '#platform/navigation/use-on-opening';
import { useSheet } from '#platform/navigation/use-sheet';
import { wordsMessages } from '#platform/words-sheet/words.messages';
import { paceMessages as texts } from './pace.messages.ts';
import { usePace } from './use-pace.ts';

const EXAMPLE = paise(100_000);

/** How often the serviceman is paid, with the fee; opens the choice. */
export const PaceRow = ({ of }: { of: PayoutPace }) => {
  const say = useSay();
  const sheet = useSheet(['pace']);
  const fee = of.pace === 'daily' && of.fee !== null && of.fee > 0 ? of.fee : null;
  return (
    <>
      <Panel rows>
        <PanelRow
          icon="cal"
          label={say(texts.title)}
          value={say(of.pace === 'daily' ? texts.daily : texts.weekly)}
          hint={fee === null ? say(texts.free) : say(texts.fee, { fee: writePercent(fee) })}
          leads
          onPress={() => sheet.show('pace')}
        />
      </Panel>
      <PaceSheet of={of} open={sheet.open !== null} onClose={sheet.close} />
    </>
  );
};

const Explained = ({ fee }: { fee: number }) => {
  const say = useSay();
  const rest = minus(EXAMPLE, feeOf(EXAMPLE, fee));
  return (
    <Stack gap={2}>
      <Text size="small">
        {say(texts.example, {
          fee: writePercent(fee),
          amount: formatMoney(EXAMPLE),
          rest: formatMoney(rest),
        })}
      </Text>
      <Text size="small" tone="muted">
        {say(texts.stays)}
      </Text>
    </Stack>
  );
};

const PaceSheet = ({
  of,
  open,
  onClose,
}: {
  of: PayoutPace;
  open: boolean;
  onClose: () => void;
}) => {
  const say = useSay();
  const [pace, setPace] = useState<Pace>(of.pace);
  const { save, isBusy, fault, forget } = usePace(of.fee, onClose);
  useOnOpening(open, () => {
    setPace(of.pace);
    forget();
  });
  const { fee } = of;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.title)}
      closeLabel={say(wordsMessages.close)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say(wordsMessages.cancel)}
          </Button>
          <Button
            wide
            busy={isBusy}
            busyLabel={say(wordsMessages.sending)}
            onClick={() => (pace === of.pace ? onClose() : save(pace))}
          >
            {say(texts.save)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {fault !== null && (
          <Callout alert tone="bad">
            {fault}
          </Callout>
        )}
        <RadioCards
          legend={say(texts.toBank)}
          options={[
            { value: 'weekly', label: say(texts.weekly), end: say(texts.free) },
            {
              value: 'daily',
              label: say(texts.daily),
              end: fee === null ? say(texts.notNow) : say(texts.fee, { fee: writePercent(fee) }),
              disabled: fee === null,
            },
          ]}
          value={pace}
          onValueChange={setPace}
        />
        {fee !== null && fee > 0 && <Explained fee={fee} />}
      </Stack>
    </Sheet>
  );
};
