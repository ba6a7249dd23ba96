import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { startOfDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { Callout } from '@karigar/ui/callout/callout';
import { Empty } from '@karigar/ui/empty/empty';
import { HeadSelect } from '@karigar/ui/head-control/head-control';
import { LaneLegend } from '@karigar/ui/lanes/lane-row';
import { Lanes } from '@karigar/ui/lanes/lanes';
import { useRef } from 'react';
import { useKeys } from '#platform/keys/use-keys';
import { useNow } from '#platform/time/use-now';
import type { Board } from './card.ts';
import { dispatchMessages as texts } from './dispatch.messages.ts';
import styles from './dispatch-screen.module.css';
import { isOnDuty, LANE_ORDERS, laneNow, orderLanes } from './lane-order.ts';
import { outlineOf, useLaneView } from './use-lane-view.ts';
import type { BoardAddress } from './use-board-address.ts';
import { STATE_WORDS } from '#entities/record/state.messages';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const FIRST_HOUR = 8;
const LAST_HOUR = 22;

const LEGEND = ['assigned', 'started', 'held', 'ended', 'completed'] as const;

const ORDER_WORDS = { need: texts.byNeed, name: texts.byName, free: texts.byFreeTime } as const;

const hourLabel = (hour: number): string => {
  const twelve = String(hour % 12 || 12);
  return hour === FIRST_HOUR || hour === 12 ? `${twelve} ${hour < 12 ? 'am' : 'pm'}` : twelve;
};

const hoursOf = (midnight: Instant) =>
  Array.from({ length: LAST_HOUR - FIRST_HOUR }, (_, index) => ({
    at: midnight + (FIRST_HOUR + index) * HOUR,
    label: hourLabel(FIRST_HOUR + index),
  }));

/** The day of every serviceman. */
export const LanesColumn = ({ board, address }: { board: Board; address: BoardAddress }) => {
  const say = useSay();
  const { day: written, timeParts } = useFormat();
  const now = useNow(MINUTE);
  const { day, today, order, skill, choose } = address;
  const column = useRef<HTMLElement>(null);
  useKeys({
    lanes: () => {
      const row = column.current?.querySelector('[data-row] [tabindex="0"]')?.closest('[data-row]');
      const name = row?.querySelector<HTMLElement>('[role=rowheader] button');
      name?.focus();
      name?.click();
    },
  });
  const midnight = startOfDay(day);
  const span = { from: midnight + FIRST_HOUR * HOUR, to: midnight + LAST_HOUR * HOUR };
  const isToday = day === today;
  const left = { ...span, from: isToday ? Math.min(Math.max(span.from, now), span.to) : span.from };
  const lanes = orderLanes(board.lanes, order, left);
  const laneOf = useLaneView(address, now);
  const onDuty = lanes.filter(isOnDuty);
  const free = onDuty.filter((lane) => laneNow(lane) === 'free').length;
  const skillName = board.skills.find(({ id }) => id === skill)?.name;
  return (
    <section ref={column} className={styles['column']} aria-labelledby="lanes-title">
      <div className={styles['column-head']}>
        <h2 id="lanes-title" className={styles['column-title']}>
          {isToday ? say(texts.today) : written(day)}
        </h2>
        {isToday && (
          <span className={styles['beside']}>
            {say(texts.onDuty, { count: onDuty.length, free })}
          </span>
        )}
        <div className={styles['legend']}>
          <LaneLegend looks={LEGEND.map((look) => ({ look, label: say(STATE_WORDS[look]) }))} />
        </div>
      </div>
      {isToday && onDuty.length === 0 && (
        <div className={styles['note']}>
          <Callout tone="warning">
            {skillName === undefined
              ? say(texts.nobodyOnDutyAtAll)
              : say(texts.nobodyOnDuty, { skill: skillName })}
          </Callout>
        </div>
      )}
      {lanes.length === 0 ? (
        <Empty scene="scene-empty" title={say(texts.noLanes)} help={say(texts.noLanesHelp)} />
      ) : (
        <div className={styles['lanes']}>
          <Lanes
            label={say(texts.servicemen)}
            corner={
              <HeadSelect
                plain
                label={say(texts.order)}
                value={order}
                onChange={(event) => choose({ order: event.currentTarget.value })}
              >
                {LANE_ORDERS.map((known) => (
                  <option key={known} value={known}>
                    {say(ORDER_WORDS[known])}
                  </option>
                ))}
              </HeadSelect>
            }
            lanes={lanes.map(outlineOf)}
            laneOf={laneOf}
            span={span}
            hours={hoursOf(midnight)}
            now={
              isToday && now > span.from && now < span.to
                ? { at: now, label: timeParts(now).clock }
                : undefined
            }
            onBlock={(no) => choose({ sel: no, who: null })}
            onLane={(id) => choose({ who: id, sel: null })}
          />
        </div>
      )}
    </section>
  );
};
