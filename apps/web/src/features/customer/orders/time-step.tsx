import { bookableDays, dayPartOf, type DayPart } from '@karigar/domain/orders/slots';
import { dayOf, startOfDay, type IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { Icon, type IconName } from '@karigar/ui/icon/icon';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Main } from '@karigar/ui/screen/screen';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Stack } from '@karigar/ui/stack/stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressLine } from '#entities/addresses/draft-address';
import { totalOf } from '#entities/catalogue/choice';
import { Amount } from '#platform/i18n/amount.tsx';
import { useFormat } from '#platform/i18n/use-format';
import { useToday } from '#platform/i18n/use-today';
import { useSay } from '#platform/i18n/use-say';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { timeMessages as texts } from './book.messages.ts';
import { slotsOfDay } from './book.queries.ts';

import type { StepProps } from './step-props.ts';
import styles from './time-step.module.css';
import { useShortDay } from './use-short-day.ts';

const PARTS: readonly { part: DayPart; icon: IconName }[] = [
  { part: 'morning', icon: 'sun' },
  { part: 'afternoon', icon: 'clock' },
  { part: 'evening', icon: 'moon' },
];

const Dates = ({ day, onDay }: { day: IndiaDay; onDay: (day: IndiaDay) => void }) => {
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

const Loading = () => (
  <Stack gap={4} aria-busy="true">
    {PARTS.map(({ part }) => (
      <Skeleton key={part} width="100%" height={88} />
    ))}
  </Stack>
);

/** The time: days as a strip, the slots of the chosen day below. */
export const TimeStep = ({ service, draft, onGo }: StepProps) => {
  const say = useSay();
  const format = useFormat();
  const short = useShortDay();
  const today = useToday();
  const { address, at, choice } = draft;
  const [day, setDay] = useState<IndiaDay>(() => (at === null ? today : dayOf(at)));
  const place = address ?? { areaId: 0, latitude: 0, longitude: 0 };
  const asked = slotsOfDay(service.id, choice.quantity, place, day);
  const { data: slots, error } = useQuery({ ...asked, enabled: address !== null });
  const picked = slots?.find((slot) => slot.at === at && slot.isFree)?.at ?? null;
  const pick = (next: Instant): void => onGo('time', { at: next }, true);
  return (
    <>
      <Main tight>
        <Stack gap={4}>
          <Dates day={day} onDay={setDay} />
          {slots === undefined && error === null && <Loading />}
          {slots === undefined && error !== null && (
            <LoadFailed title={say(texts.couldNotLoad)} of={asked.queryKey} />
          )}
          {slots !== undefined && !slots.some(({ isFree }) => isFree) && (
            <Callout tone="info">{say(texts.nothingFree)}</Callout>
          )}
          {slots !== undefined &&
            PARTS.map(({ part, icon }) => (
              <Part
                key={part}
                part={part}
                icon={icon}
                slots={slots.filter((slot) => dayPartOf(slot.at) === part)}
                at={picked}
                onPick={pick}
              />
            ))}
          {address !== null && (
            <Panel>
              <PanelRow
                icon="pin"
                label={address.label}
                hint={addressLine(address)}
                end={<Icon name="edit" size={22} />}
                onPress={() => onGo('address', {})}
              />
            </Panel>
          )}
        </Stack>
      </Main>
      <ActionBar
        sum={{
          label: (
            <b>
              {picked === null
                ? say(texts.pickTime)
                : `${short(dayOf(picked))}, ${format.shortDate(picked)} · ${format.time(picked)}`}
            </b>
          ),
          amount: <Amount of={totalOf(service, choice)} size="medium" />,
        }}
      >
        <Button block disabled={picked === null} onClick={() => onGo('confirm', { at: picked })}>
          {say(texts.bookNow)}
        </Button>
      </ActionBar>
    </>
  );
};
