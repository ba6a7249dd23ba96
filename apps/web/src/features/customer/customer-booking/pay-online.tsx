import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import type { Paise } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import { usePayOnline } from '#entities/payments/use-pay-online';
import { pathTo } from '#platform/navigation/paths';
import { payOnlineMessages as texts } from './pay-online.messages.ts';

/** Leads to the gateway's page, on which the customer pays what is due. */
export const PayOnline = ({ mine: { booking }, due }: { mine: MyBooking; due: Paise }) => {
  const say = useSay();
  const pay = usePayOnline({ bookingId: booking.id, orderId: booking.orderId });
  return (
    <Stack gap={2}>
      {pay.fault !== null && (
        <Callout alert tone="bad">
          {pay.fault}
        </Callout>
      )}
      <Button block busy={pay.isBusy} busyLabel={say(texts.opening)} onClick={pay.run}>
        {say(texts.payNow, { amount: formatMoney(due) })}
      </Button>
      <Text size="small" tone="muted">
        {say(texts.how)}
      </Text>
    </Stack>
  );
};

type Online = NonNullable<MyBooking['onlinePayment']>;

/** A payment in the app that the customer may still ask about; one that expired unused is no news. */
export const OnlinePaymentRow = ({ payment }: { payment: Online }) => {
  const say = useSay();
  const { paymentId, state, amount, back } = payment;
  if (state === 'expired') return null;
  const goesBack = say(texts.goesBack, { amount: formatMoney(back) });
  const said = {
    waiting: say(texts.waiting),
    failed: say(texts.failed),
    paid: back < amount ? say(texts.paidOnline) : goesBack,
    refunded: say(texts.isBack, { amount: formatMoney(back) }),
  };
  return (
    <Panel>
      <PanelRow
        icon="rupee"
        label={say(texts.online)}
        value={said[state]}
        href={pathTo('pay', { id: paymentId })}
      />
    </Panel>
  );
};
