import type { Booking } from '@karigar/contract/bookings/booking';
import { isCancelled } from '@karigar/domain/bookings/status';
import type { Instant } from '@karigar/domain/dates/instant';
import {
  DescriptionList,
  type DescriptionListProps,
} from '@karigar/ui/description-list/description-list';
import { Icon, type IconName } from '@karigar/ui/icon/icon';
import { placeOf } from '#entities/bookings/place';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { historyMessages as texts } from './history.messages.ts';
import styles from './past-facts.module.css';

const Label = ({ icon, words }: { icon: IconName; words: string }) => (
  <span className={styles['label']}>
    <Icon name={icon} size={18} />
    {words}
  </span>
);

const When = ({ at }: { at: Instant | null }) => {
  const say = useSay();
  const { date, time } = useFormat();
  if (at === null) return say(texts.noData);
  return (
    <>
      {date(at)}
      <span className={styles['time']}>{time(at)}</span>
    </>
  );
};

/** Start, end, place and quantity. If work never started, the agreed start; of a cancelled booking it is named so. */
export const PastFacts = ({ booking }: { booking: Booking }) => {
  const say = useSay();
  const { startedAt, scheduledAt, endedAt, quantity, statusName } = booking;
  const isOver = isCancelled(statusName);
  const start = isOver && startedAt === null ? texts.planned : texts.start;
  const end = {
    key: 'end',
    label: <Label icon="flag" words={say(texts.end)} />,
    value: <When at={endedAt} />,
  };
  const facts: DescriptionListProps['facts'] = [
    {
      key: 'start',
      label: <Label icon="play" words={say(start)} />,
      value: <When at={startedAt ?? scheduledAt} />,
    },
    ...(isOver ? [] : [end]),
    { key: 'place', label: say(texts.location), icon: 'pin', value: placeOf(booking), wide: true },
    { key: 'quantity', label: say(texts.quantity), icon: 'box', value: quantity, wide: true },
  ];
  return <DescriptionList facts={facts} />;
};
