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

/** Leads to the gateway's page, on which the customer pays what is due, or the advance alone. */
export const PayOnline = ({
  mine: { booking },
  due,
  part,
}: {
  mine: MyBooking;
  due: Paise;
  part?: 'advance';
}) => {
  const say = useSay();
  const { id: bookingId, orderId } = booking;
  const pay = usePayOnline({ bookingId, orderId }, part === undefined ? {} : { part });
  return (
    <Stack gap={2}>
      {pay.fault !== null && (
        <Callout alert tone="bad">
          {pay.fault}
        </Callout>
      )}
      <Button block busy={pay.isBusy} busyLabel={say(texts.opening)} onClick={pay.run}>
        {say(part === 'advance' ? texts.payAdvance : texts.payNow, { amount: formatMoney(due) })}
      </Button>
      <Text size="small" tone="muted">
        {say(texts.how)}
      </Text>
    </Stack>
  );
};

/** The advance that the service asks for: how it is paid, or that it is. */
export const AdvancePanel = ({ mine }: { mine: MyBooking }) => {
  const say = useSay();
  const { advance } = mine;
  if (advance === undefined) return null;
  const { amount, due } = advance;
  return (
    <Panel padded>
      <Stack gap={3}>
        <Text as="h3" strong>
          {say(texts.advance)}
        </Text>
        <Text size="small">
          {due > 0
            ? say(texts.advanceHelp, { amount: formatMoney(amount) })
            : say(texts.advancePaid, { amount: formatMoney(amount) })}
        </Text>
        {due > 0 && <PayOnline mine={mine} due={due} part="advance" />}
      </Stack>
    </Panel>
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
