import { useSay } from '@karigar/client/i18n/use-say';
import { isFinishedByWords } from '@karigar/domain/console/waiting-items';
import { Button } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { useState } from 'react';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { useDesk } from '#entities/desk/desk-query';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import type { KeyName } from '#platform/keys/key-table';
import { useKeys } from '#platform/keys/use-keys';
import { ItemPanel } from './item-panel.tsx';
import type { Tab } from './kind-groups.ts';
import { ANSWERS } from './answers.ts';
import { openPathOf } from './open-path.ts';
import { QueueList } from './queue-list.tsx';
import { QueueSummary } from './queue-summary.tsx';
import { UndoLine } from './undo-line.tsx';
import { useChoice, useSelected } from './use-choice.ts';
import { useHeldBack } from './use-held-back.ts';
import { useItemActs } from './use-item-acts.ts';
import { useQueue } from './use-queue.ts';
import { useRenewal } from '#entities/waiting/use-renewal';
import { useUndo } from './use-undo.ts';
import { WaitingTabs } from './waiting-tabs.tsx';
import { waitingMessages as texts } from './waiting.messages.ts';
import { keyOf } from './waiting-query.ts';
import styles from './waiting-screen.module.css';

const OWN_KEYS: readonly KeyName[] = ['next', 'previous', 'take', 'peek', 'open', 'finish', 'undo'];

/** What waits for the operator's desks, the soonest deadline first. */
export const WaitingScreen = () => {
  const { tab } = useChoice();
  return <Queue key={tab} tab={tab} />;
};

const Queue = ({ tab }: { tab: Tab }) => {
  const say = useSay();
  const navigate = useNavigate();
  const canAct = useDesk()?.desks.some((desk) => desk !== 'audit') ?? false;
  const { chosen, hasPanel, choose, showPanel } = useChoice();
  const [isReading, setReading] = useState(false);
  const [finishing, setFinishing] = useState<string | null>(null);
  const undo = useUndo();
  const queue = useQueue(tab);
  const { shown, held } = useHeldBack(queue.items ?? [], isReading);
  const { at, selected } = useSelected(shown, chosen);
  const acts = useItemActs({
    onFinished: (item) => {
      setFinishing(null);
      undo.keep(item);
    },
    onAnswered: () => setFinishing(null),
  });
  const isPanelOpen = hasPanel && selected !== undefined;
  useRenewal(isPanelOpen ? selected : undefined, acts.renew);

  const move = (step: number): void => {
    const next = shown[at + step];
    if (next !== undefined) choose(next);
  };
  const reopen = (): void => {
    if (undo.finished === null) return;
    acts.reopen.run(undo.finished.item);
    choose(undo.finished.item);
    undo.forget();
  };
  const open = (): void => {
    const path = selected === undefined ? null : openPathOf(selected);
    if (path === null) showPanel(true);
    else navigate(path);
  };
  const begin = (): void => {
    if (selected === undefined) return;
    // What ends where it is worked on is opened there.
    if (!isFinishedByWords(selected.kind) && !(selected.kind in ANSWERS)) return open();
    showPanel(true);
    setFinishing(keyOf(selected));
  };
  useKeys({
    next: () => move(1),
    previous: () => move(-1),
    peek: () => showPanel(!hasPanel),
    open,
    readAgain: () => void acts.readAgain(),
    ...(canAct && {
      take: () => selected && acts.take.run(selected),
      finish: begin,
      undo: reopen,
    }),
  });

  return (
    <Frame
      title={say(texts.title)}
      city="any"
      keys={OWN_KEYS}
      panel={
        isPanelOpen ? (
          <ItemPanel
            item={selected}
            acts={acts}
            canAct={canAct}
            isFinishing={finishing === keyOf(selected)}
            onFinishing={(isOpen) => setFinishing(isOpen ? keyOf(selected) : null)}
          />
        ) : undefined
      }
    >
      <div className={styles['screen']}>
        <WaitingTabs tab={tab} />
        {undo.finished !== null && <UndoLine {...undo.finished} onUndo={reopen} />}
        {queue.items === undefined ? (
          <FirstRead of={queue.key} read={queue.read} outline={<Outline />} />
        ) : (
          <>
            <QueueSummary items={shown} />
            {shown.length === 0 ? (
              <Nothing tab={tab} />
            ) : (
              <QueueList
                items={shown}
                held={held}
                selected={selected}
                canAct={canAct}
                onSelect={choose}
                onReading={setReading}
                more={
                  queue.more && (
                    <div className={styles['more']}>
                      <Button variant="secondary" busy={queue.isReadingMore} onClick={queue.more}>
                        {say(texts.more)}
                      </Button>
                    </div>
                  )
                }
              />
            )}
          </>
        )}
      </div>
    </Frame>
  );
};

const Nothing = ({ tab }: { tab: Tab }) => {
  const say = useSay();
  return tab === 'mine' ? (
    <Empty scene="scene-empty" title={say(texts.nothingMine)} help={say(texts.nothingMineHelp)} />
  ) : (
    <Empty scene="scene-empty" title={say(texts.nobodyWaits)} help={say(texts.nobodyWaitsHelp)} />
  );
};

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const Outline = () => (
  <div className={styles['outline']}>
    {ROWS.map((row) => (
      <Skeleton key={row} width="100%" height={60} />
    ))}
  </div>
);
