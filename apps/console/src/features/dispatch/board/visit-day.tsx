import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { dayOf } from '@karigar/domain/dates/india-day';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { KEYS } from '#platform/keys/key-table';
import type { Card } from './card.ts';
import { dispatchMessages as texts } from './dispatch.messages.ts';
import styles from './dispatch-screen.module.css';
import type { BoardAddress } from './use-board-address.ts';

/** The change of the address that shows the day of the chosen visit, or the operator's own day again; null for neither. */
export const otherDay = (card: Card | null, { day, ownDay }: BoardAddress) => {
  const visit = card === null || card.at === null ? day : dayOf(card.at);
  if (visit !== day) return { to: visit, change: { visit: visit === ownDay ? null : visit } };
  return day === ownDay ? null : { to: ownDay, change: { visit: null } };
};

/** Says when the lanes show another day than that of the chosen visit, and leads there and back. */
export const VisitDay = ({ card, address }: { card: Card; address: BoardAddress }) => {
  const say = useSay();
  const { day: written } = useFormat();
  const other = otherDay(card, address);
  if (other === null) return null;
  const { to, change } = other;
  const [there, here] = [written(to), written(address.day)];
  const isElsewhere = card.at !== null && dayOf(card.at) === to;
  return (
    <Callout tone="info">
      {isElsewhere
        ? say(texts.visitElsewhere, { visit: there, shown: here })
        : say(texts.visitShown)}
      <Button variant="secondary" small onClick={() => address.choose(change)}>
        <span className={styles['act']}>
          {say(isElsewhere ? texts.showDay : texts.backToDay, { day: there })}
          <KeyHint>{KEYS.visitDay.caps[0]}</KeyHint>
        </span>
      </Button>
    </Callout>
  );
};
