import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { Icon, type IconName } from '@karigar/ui/icon/icon';
import type { ReactNode } from 'react';
import { RecordLink } from '#entities/record/record-link.tsx';
import type { Card } from './card.ts';
import { dispatchMessages as texts } from './dispatch.messages.ts';
import styles from './dispatch-screen.module.css';
import { STATE_WORDS, WAITING_WORDS } from '#entities/record/state.messages';

const Fact = ({
  icon,
  label,
  children,
}: {
  icon: IconName;
  label: string;
  children: ReactNode;
}) => (
  <div className={styles['fact']}>
    <Icon name={icon} size={18} />
    <dt className={styles['unseen']}>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** When, where, how far, and who: few lines, so that the matches below are in view. */
export const CardFacts = ({ card, assignee }: { card: Card; assignee: string | null }) => {
  const say = useSay();
  const since = useSince();
  const { count } = useFormat();
  const { at, minutes, area, no, state, waits } = card;
  const length = say(texts.length, { minutes: count(minutes) });
  return (
    <dl className={styles['facts']}>
      <Fact icon="clock" label={say(texts.visit)}>
        {at === null ? length : `${since(at)} · ${length}`}
      </Fact>
      <Fact icon="pin" label={say(texts.area)}>
        {area} · <RecordLink no={no} />
      </Fact>
      <Fact icon="info" label={say(texts.state)}>
        {say(waits === null ? STATE_WORDS[state] : WAITING_WORDS[waits])}
      </Fact>
      <Fact icon="user" label={say(texts.assignee)}>
        {assignee ?? say(texts.nobody)}
      </Fact>
    </dl>
  );
};
