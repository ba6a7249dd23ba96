import { initialsOf } from '@karigar/client/i18n/initials';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import { Avatar } from '@karigar/ui/avatar/avatar';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { QueueRow } from '@karigar/ui/queue-row/queue-row';
import { TimeLeft } from '#entities/shell/time-left.tsx';
import { KIND_ICONS } from './kind-groups.ts';
import { KIND_NAMES } from './kinds.messages.ts';
import { useItemWords } from './use-item-words.ts';
import { waitingMessages as texts } from './waiting.messages.ts';
import { keyOf, type Item } from './waiting-query.ts';

export const rowId = (item: Item): string => `waiting-${keyOf(item)}`;

/** One line of the queue. */
export const WaitingRow = ({
  item,
  canAct,
  selected,
  onSelect,
}: {
  item: Item;
  canAct: boolean;
  selected: boolean;
  onSelect: () => void;
}) => {
  const say = useSay();
  const { title, detail } = useItemWords()(item);
  return (
    <QueueRow
      id={rowId(item)}
      icon={KIND_ICONS[item.kind]}
      kind={say(KIND_NAMES[item.kind])}
      title={title}
      detail={detail}
      deadline={<TimeLeft until={item.dueAt} />}
      by={<Holder takenBy={item.takenBy} canAct={canAct} />}
      selected={selected}
      onSelect={onSelect}
    />
  );
};

const Holder = ({ takenBy, canAct }: { takenBy: Item['takenBy']; canAct: boolean }) => {
  const say = useSay();
  const locale = useLocale();
  if (takenBy === null)
    return canAct ? (
      <>
        <KeyHint>t</KeyHint> {say(texts.take)}
      </>
    ) : null;
  const [first = takenBy.name] = takenBy.name.split(' ');
  return (
    <>
      <Avatar initials={initialsOf(takenBy.name, locale)} size={24} />
      {takenBy.isMine ? say(texts.you) : say(texts.isOnIt, { name: first })}
    </>
  );
};
