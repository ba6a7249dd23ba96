import type { Booking } from '@karigar/contract/bookings/booking';
import { isCancelled } from '@karigar/domain/bookings/status';
import { formatMoney } from '@karigar/domain/money-text';
import { isPaymentOpen } from '@karigar/domain/payments/payment-status';
import { Button } from '@karigar/ui/button/button';
import { Icon, type IconName } from '@karigar/ui/icon/icon';
import { Link } from '@karigar/ui/link/link';
import { Panel } from '@karigar/ui/panel/panel';
import { Row } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { Tile } from '@karigar/ui/tile/tile';
import { memo, useId } from 'react';
import { useSaved } from '#entities/actions/use-saved';
import { placeOf } from '#entities/bookings/place';
import { serviceArt } from '#entities/catalogue/service-art';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import styles from './history-card.module.css';
import { historyMessages as texts } from './history.messages.ts';
import { PaymentPill } from './past-pills.tsx';
import { totalOf } from '#entities/bookings/total-of';
import { usePayNow } from './use-pay-now.ts';

type Fact = { readonly icon: IconName; readonly label: string; readonly words: string };

const useFacts = (booking: Booking): readonly Fact[] => {
  const say = useSay();
  const { dateTime } = useFormat();
  const { statusName, scheduledAt, updatedAt, area, customerName, servicemanName } = booking;
  const when: Fact = isCancelled(statusName)
    ? {
        icon: 'cal',
        label: say(texts.lastUpdated),
        words: updatedAt === null ? '' : say(texts.updated, { when: dateTime(updatedAt) }),
      }
    : {
        icon: 'cal',
        label: say(texts.dateAndTime),
        words: scheduledAt === null ? '' : dateTime(scheduledAt),
      };
  return [
    when,
    { icon: 'pin', label: say(texts.location), words: area || placeOf(booking) },
    { icon: 'user', label: say(texts.customer), words: customerName },
    { icon: 'tool', label: say(texts.serviceman), words: servicemanName },
  ];
};

const Total = ({ booking }: { booking: Booking }) => {
  const say = useSay();
  const payNow = usePayNow(booking);
  const saved = useSaved(booking.id);
  return (
    <>
      <div className={styles['total']}>
        <Text as="span" strong>
          {say(texts.total)}
        </Text>
        <Amount of={totalOf(booking)} size="medium" />
      </div>
      {isPaymentOpen(booking) && !saved.cash && !saved.isPaid && (
        <Button block className={styles['pay']} onClick={payNow}>
          {say(texts.payNow)}
        </Button>
      )}
    </>
  );
};

/** A past booking. The card opens the booking; an open payment has its own button. */
export const HistoryCard = memo(function HistoryCard({ booking }: { booking: Booking }) {
  const say = useSay();
  const order = useId();
  const facts = useFacts(booking);
  const { id, bookingNo, orderId, serviceName, price, quantity, image, statusName } = booking;
  return (
    <Panel className={styles['card']}>
      <div className={styles['head']}>
        <Text as="span" size="small" tone="muted" id={order}>
          {say(texts.orderId)} <b className={styles['order']}>{bookingNo || orderId}</b>
        </Text>
        <PaymentPill booking={booking} />
      </div>
      <div className={styles['body']}>
        <Row gap={3} align="start">
          <Tile art={serviceArt(image)} />
          <div className={styles['service']}>
            <Text as="h2" size="lead">
              <Link
                href={pathTo('bookingHistoryDetail', { id })}
                className={styles['link']}
                aria-describedby={order}
              >
                {serviceName}
              </Link>
            </Text>
            <Text size="small" tone="muted">
              <bdi dir="ltr">
                {formatMoney(price)} × {quantity}
              </bdi>
            </Text>
          </div>
        </Row>
        <dl className={styles['facts']}>
          {facts
            .filter(({ words }) => words !== '')
            .map(({ icon, label, words }) => (
              <div key={icon} className={styles['fact']}>
                <dt>
                  <Icon name={icon} size={18} className={styles['icon']} />
                  <span className={styles['unseen']}>{label}</span>
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
        </dl>
        {!isCancelled(statusName) && <Total booking={booking} />}
      </div>
    </Panel>
  );
});
