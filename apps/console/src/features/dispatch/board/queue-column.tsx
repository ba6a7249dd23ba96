import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { dayOf, type IndiaDay } from '@karigar/domain/dates/india-day';
import { Empty } from '@karigar/ui/empty/empty';
import { Icon, type IconName } from '@karigar/ui/icon/icon';
import { QueueCard } from '@karigar/ui/queue-card/queue-card';
import { useSteady } from '@karigar/ui/steady/use-steady';
import { memo, useState, type RefObject, type UIEvent } from 'react';
import type { Board, Card } from './card.ts';
import { dispatchMessages as texts } from './dispatch.messages.ts';
import { TimeLeft } from '#entities/shell/time-left.tsx';
import styles from './dispatch-screen.module.css';
import { STATE_WORDS, WAITING_WORDS } from '#entities/record/state.messages';

const ICONS: Readonly<Record<NonNullable<Card['waits']> | 'none', IconName>> = {
  'nobody-took': 'people',
  overdue: 'hour',
  'held-due': 'pause',
  'no-code': 'flag',
  none: 'search',
};

/** The first cards are drawn, and more when the end of them is near or a chosen one is further down. */
const FIRST_CARDS = 30;
const FURTHER_CARDS = 20;
const NEAR_END = 1000;

const optionId = (id: number): string => `queue-${id}`;

const Item = memo(
  ({
    card,
    position,
    total,
    today,
    onIt,
    isSelected,
    onSelect,
  }: {
    card: Card;
    position: number;
    total: number;
    today: IndiaDay;
    /** Who else has taken it. */
    onIt: string | undefined;
    isSelected: boolean;
    onSelect: (card: Card) => void;
  }) => {
    const say = useSay();
    const { time, dateTime } = useFormat();
    const { id, no, at, dueAt, waits, state, service, area } = card;
    return (
      <QueueCard
        id={optionId(id)}
        deadline={dueAt !== null && <TimeLeft until={dueAt} />}
        time={at === null ? '' : (dayOf(at) === today ? time : dateTime)(at)}
        title={service}
        place={`${area} · ${no}`}
        icon={ICONS[waits ?? 'none']}
        kind={say(waits === null ? STATE_WORDS[state] : WAITING_WORDS[waits])}
        by={onIt === undefined ? undefined : say(texts.isOnIt, { name: onIt })}
        position={position}
        total={total}
        selected={isSelected}
        onSelect={() => onSelect(card)}
      />
    );
  },
);

/** A change of one card renders that card alone. */
const Cards = ({
  cards,
  after = 0,
  total,
  today,
  taken,
  selected,
  onSelect,
}: {
  cards: readonly Card[];
  /** How many stand before them. */
  after?: number;
  total: number;
  today: IndiaDay;
  taken: Board['taken'];
  selected: string | null;
  onSelect: (card: Card) => void;
}) =>
  cards.map((card, index) => (
    <Item
      key={card.id}
      card={card}
      position={after + index + 1}
      total={total}
      today={today}
      onIt={taken.find(({ id }) => id === card.id)?.name}
      isSelected={card.no === selected}
      onSelect={onSelect}
    />
  ));

/** What needs a person, soonest first; below it what servicemen are being asked about. */
export const QueueColumn = ({
  list,
  needed,
  asking,
  taken,
  offersOn,
  today,
  selected,
  onSelect,
}: {
  list: RefObject<HTMLDivElement | null>;
  needed: readonly Card[];
  asking: readonly Card[];
  taken: Board['taken'];
  offersOn: boolean;
  today: IndiaDay;
  selected: string | null;
  onSelect: (card: Card) => void;
}) => {
  const say = useSay();
  const select = useSteady(onSelect);
  const all = [...needed, ...asking];
  const chosenAt = all.findIndex(({ no }) => no === selected);
  const chosen = all[chosenAt];
  const [wanted, setWanted] = useState(FIRST_CARDS);
  const drawn = Math.max(wanted, chosenAt + FURTHER_CARDS);
  const drawMore = ({
    currentTarget: { scrollTop, clientHeight, scrollHeight },
  }: UIEvent): void => {
    if (scrollTop + clientHeight > scrollHeight - NEAR_END) setWanted(drawn + FURTHER_CARDS);
  };
  const rest = { total: all.length, today, taken, selected, onSelect: select };
  return (
    <section className={styles['column']} aria-labelledby="queue-title">
      <div className={styles['column-head']}>
        <h2 id="queue-title" className={styles['column-title']}>
          {say(texts.needed)}
        </h2>
        <span className={styles[needed.length > 0 ? 'hot' : 'count']}>{needed.length}</span>
        <span className={styles['aside']}>{say(texts.soonest)}</span>
      </div>
      {needed.length + asking.length === 0 ? (
        <Empty
          scene="scene-empty"
          title={say(texts.nobodyWaits)}
          help={say(texts.nobodyWaitsHelp)}
        />
      ) : (
        <div
          ref={list}
          role="listbox"
          tabIndex={0}
          aria-label={say(texts.needed)}
          aria-activedescendant={chosen && optionId(chosen.id)}
          className={styles['queue']}
          onScroll={drawMore}
        >
          <div role="group" aria-label={say(texts.needed)} className={styles['cards']}>
            <Cards cards={needed.slice(0, drawn)} {...rest} />
          </div>
          {asking.length > 0 && drawn > needed.length && (
            <div role="group" aria-labelledby="asking-title" className={styles['cards']}>
              <span id="asking-title" className={styles['group']}>
                {say(texts.asking)}
              </span>
              <Cards
                cards={asking.slice(0, drawn - needed.length)}
                after={needed.length}
                {...rest}
              />
            </div>
          )}
        </div>
      )}
      <p className={styles['column-foot']}>
        <Icon name="bolt" size={18} />
        {say(offersOn ? texts.offersOn : texts.offersOff)}
      </p>
    </section>
  );
};
