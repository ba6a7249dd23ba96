import { addTip } from '@karigar/contract/payments/add-tip';
import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { paise, type Paise } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import { Button } from '@karigar/ui/button/button';
import { Chip, Chips } from '@karigar/ui/chip/chip';
import { Panel } from '@karigar/ui/panel/panel';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { useWrite } from '#platform/write/use-write';
import { firstName } from './first-name.ts';
import { tipMessages as texts } from './tip.messages.ts';

const TIPS: readonly Paise[] = [paise(2000), paise(5000), paise(10_000)];

/** Records a cash tip after the bill is paid; all of it is the serviceman's. */
export const TipPanel = ({ mine }: { mine: MyBooking }) => {
  const say = useSay();
  const { booking, serviceman } = mine;
  const [amount, setAmount] = useState<Paise | null>(null);
  const tip = useWrite(addTip, { invalidates: [{ queryKey: liveKey.mine() }] });
  const name = firstName(serviceman?.name ?? '');
  return (
    <Panel padded>
      <Stack gap={3}>
        <Text strong>{say(texts.tipFor, { name })}</Text>
        <Chips label={say(texts.tip)}>
          {TIPS.map((each) => (
            <Chip key={each} chosen={each === amount} onClick={() => setAmount(each)}>
              {formatMoney(each)}
            </Chip>
          ))}
        </Chips>
        {amount !== null && (
          <Button
            variant="tonal"
            block
            busy={tip.isBusy}
            onClick={() => tip.run({ bookingId: booking.id, orderId: booking.orderId, amount })}
          >
            {say(texts.record, { amount: formatMoney(amount) })}
          </Button>
        )}
      </Stack>
    </Panel>
  );
};
