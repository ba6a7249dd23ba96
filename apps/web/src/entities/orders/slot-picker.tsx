import { bookableDays, dayPartOf, type DayPart } from '@karigar/domain/orders/slots';
import { startOfDay, type IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { Icon, type IconName } from '@karigar/ui/icon/icon';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Stack } from '@karigar/ui/stack/stack';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useToday } from '@karigar/client/i18n/use-today';
import { useSay } from '@karigar/client/i18n/use-say';
import { slotPickerMessages as texts } from './slot-picker.messages.ts';
import styles from './slot-picker.module.css';
import { useShortDay } from './use-short-day.ts';

const PARTS: readonly { part: DayPart; icon: IconName }[] = [
  { part: 'morning', icon: 'sun' },
  { part: 'afternoon', icon: 'clock' },
  { part: 'evening', icon: 'moon' },
];

/** The bookable days as a strip, with weekdays. */
export const SlotDays = ({ day, onDay }: { day: IndiaDay; onDay: (day: IndiaDay) => void }) => {
  const say = useSay();
  const format = useFormat();
  const today = useToday();
  const short = useShortDay();
  return (
    <div className={styles['dates']} role="group" aria-label={say(texts.days)}>
      {bookableDays(startOfDay(today)).map((one) => (
        <button
          key={one}
          type="button"
          className={styles['date']}
          aria-pressed={one === day}
          onClick={() => onDay(one)}
        >
          <span>{one === today ? say(texts.today) : short(one)}</span>{' '}
          <b className={styles['number']}>{format.dateParts(startOfDay(one)).day}</b>{' '}
          <span className={styles['heard']}>{format.dateParts(startOfDay(one)).monthAndYear}</span>
        </button>
      ))}
    </div>
  );
};

type Slots = readonly { readonly at: Instant; readonly isFree: boolean }[];

const Part = ({
  part,
  icon,
  slots,
  at,
  onPick,
}: {
  part: DayPart;
  icon: IconName;
  slots: Slots;
  at: Instant | null;
  onPick: (at: Instant) => void;
}) => {
  const say = useSay();
  const format = useFormat();
  return (
    <section className={styles['part']}>
      <h2 className={styles['heading']}>
        <Icon name={icon} size={20} />
        {say(texts[part])}
      </h2>
      <div className={styles['slots']}>
        {slots.map((slot) => {
          const { clock, half } = format.timeParts(slot.at);
          return (
            <button
              key={slot.at}
              type="button"
              className={styles['slot']}
              disabled={!slot.isFree}
              aria-pressed={slot.at === at}
              onClick={() => onPick(slot.at)}
            >
              <span>
                {clock} <small className={styles['half']}>{half}</small>
                {!slot.isFree && <span className={styles['heard']}>, {say(texts.full)}</span>}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
};

export const SlotsLoading = () => (
  <Stack gap={4} aria-busy="true">
    {PARTS.map(({ part }) => (
      <Skeleton key={part} width="100%" height={88} />
    ))}
  </Stack>
);

/** The slots of a day, by morning, afternoon and evening. */
export const DaySlots = ({
  slots,
  at,
  onPick,
}: {
  slots: Slots;
  at: Instant | null;
  onPick: (at: Instant) => void;
}) =>
  PARTS.map(({ part, icon }) => (
    <Part
      key={part}
      part={part}
      icon={icon}
      slots={slots.filter((slot) => dayPartOf(slot.at) === part)}
      at={at}
      onPick={onPick}
    />
  ));
