import { useSay } from '@karigar/client/i18n/use-say';
import type { Desk } from '@karigar/domain/console/desks';
import { addDays } from '@karigar/domain/dates/india-day';
import { readWireDate } from '@karigar/domain/dates/wire-date';
import { HeadDate, HeadSelect } from '@karigar/ui/head-control/head-control';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import { liveKey } from '#platform/cache/live-keys';
import type { KeyName } from '#platform/keys/key-table';
import { useKeys } from '#platform/keys/use-keys';
import { boardQuery, type BoardAsk } from './board-query.ts';
import { BoardOutline } from './board-outline.tsx';
import type { Board } from './card.ts';
import { Chosen } from './chosen.tsx';
import { dispatchMessages as texts } from './dispatch.messages.ts';
import styles from './dispatch-screen.module.css';
import { LanesColumn } from './lanes-column.tsx';
import { LateNews } from './late-news.tsx';
import { QueueColumn } from './queue-column.tsx';
import { queueOrder } from './queue-order.ts';
import { UndoPlace } from './undo-place.tsx';
import { useActs } from './use-acts.ts';
import { useBoard, useCard } from './use-board.ts';
import type { BoardAddress } from './use-board-address.ts';
import { useChangedCards } from './use-changed-cards.ts';
import { useQueueSteps } from './use-queue-steps.ts';
import { otherDay } from './visit-day.tsx';

/** Acts have their keys on their buttons. */
const SHOWN_KEYS: readonly KeyName[] = [
  'next',
  'previous',
  'main',
  'pick',
  'lanes',
  'openPage',
  'actions',
  'dayBefore',
  'dayAfter',
];

const Controls = ({ board, address }: { board: Board | undefined; address: BoardAddress }) => {
  const say = useSay();
  const { day, skill, choose } = address;
  return (
    <>
      <HeadDate
        label={say(texts.day)}
        icon="cal"
        value={day}
        onChange={(event) => choose({ day: readWireDate(event.currentTarget.value) })}
      />
      <HeadSelect
        label={say(texts.skill)}
        icon="tool"
        value={skill ?? ''}
        onChange={(event) => choose({ skill: event.currentTarget.value || null })}
      >
        <option value="">{say(texts.allSkills)}</option>
        {(board?.skills ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </HeadSelect>
    </>
  );
};

/** Queue, lanes, and the chosen booking or serviceman with what can be done. */
export const BoardView = ({
  cityId,
  desks,
  address,
}: {
  cityId: number;
  desks: readonly Desk[];
  address: BoardAddress;
}) => {
  const say = useSay();
  const queries = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const { day, today, skill, selected, choose } = address;
  const ask: BoardAsk = { cityId, day, skill };
  useChangedCards(ask);
  const { read, board } = useBoard(ask);
  const card = useCard(board, selected);
  const nameOf = (id: number): string => board?.lanes.find((lane) => lane.id === id)?.name ?? '';
  const acts = useActs(ask, nameOf);
  const { needed, asking } = queueOrder(board?.queue ?? [], board?.offersOn ?? true);
  const { select, step } = useQueueSteps([...needed, ...asking], card, choose, list);
  useKeys({
    next: () => step(1),
    previous: () => step(-1),
    undo: acts.undoNow,
    dayBefore: () => choose({ day: addDays(day, -1) }),
    dayAfter: () => choose({ day: addDays(day, 1) }),
    visitDay: () => {
      const other = otherDay(card, address);
      if (other !== null) choose(other.change);
    },
    readAgain: () => void queries.invalidateQueries({ queryKey: liveKey.board }),
  });
  return (
    <Frame
      title={say(texts.title)}
      city="one"
      controls={<Controls board={board} address={address} />}
      keys={SHOWN_KEYS}
      narrowPanel
      panel={
        board && (
          <Chosen
            // Another booking begins with nothing open.
            key={`${selected} ${address.who}`}
            board={board}
            card={card}
            desks={desks}
            acts={acts}
            address={address}
            nameOf={nameOf}
          />
        )
      }
    >
      {board === undefined ? (
        <FirstRead of={boardQuery(ask).queryKey} read={read} outline={<BoardOutline />} />
      ) : (
        <div className={styles['screen']}>
          <QueueColumn
            list={list}
            needed={needed}
            asking={asking}
            taken={board.taken}
            offersOn={board.offersOn}
            today={today}
            selected={selected}
            onSelect={select}
          />
          <LanesColumn board={board} address={address} />
          <LateNews cards={needed} />
          <UndoPlace acts={acts} />
        </div>
      )}
    </Frame>
  );
};
