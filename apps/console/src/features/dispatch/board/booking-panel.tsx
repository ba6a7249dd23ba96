import { useSay } from '@karigar/client/i18n/use-say';
import type { OperatorAct } from '@karigar/domain/console/operator-acts';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import type { IconName } from '@karigar/ui/icon/icon';
import { IconButton } from '@karigar/ui/icon-button/icon-button';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Text } from '@karigar/ui/text/text';
import type { Countersign } from '#entities/countersigns/countersigns-query';
import { KEYS, type KeyName } from '#platform/keys/key-table';
import { ACT_NAMES, actMessages } from './act.messages.ts';
import type { Card, Match } from './card.ts';
import { CardFacts, type Calls } from './card-facts.tsx';
import { dispatchMessages as texts } from './dispatch.messages.ts';
import styles from './dispatch-screen.module.css';
import { TimeLeft } from '#entities/shell/time-left.tsx';
import { Matches } from './matches.tsx';
import { MoreActs } from './more-acts.tsx';
import type { Acts } from './use-acts.ts';
import type { BoardAddress } from './use-board-address.ts';
import { VisitDay } from './visit-day.tsx';

const MORE = 'more-acts';

/** Acts with a key have a button; the others open behind one. */
const KEYED = {
  assign: 'another',
  ask: 'ask',
  move: 'move',
  release: 'release',
  close: 'main',
} as const satisfies Partial<Record<OperatorAct, KeyName>>;
type KeyedAct = keyof typeof KEYED;

const isKeyed = (act: OperatorAct): act is KeyedAct => act in KEYED;

const ICONS: Readonly<Record<OperatorAct, IconName>> = {
  assign: 'assign',
  ask: 'bolt',
  move: 'cal',
  release: 'undo',
  hold: 'pause',
  end: 'flag',
  close: 'sign',
  reopen: 'refresh',
  cancel: 'xC',
};

export interface BookingPanelProps {
  card: Card;
  address: BoardAddress;
  assignee: string | null;
  /** Null until it is read. */
  customer: string | null;
  calls: Calls;
  /** What the desks of this operator and the lifecycle allow. */
  offered: readonly OperatorAct[];
  /** What waits for a second person. */
  request: Countersign | null;
  areMatchesShown: boolean;
  acts: Acts;
  isMenuOpen: boolean;
  onMenu: (open: boolean) => void;
  onAct: (act: OperatorAct) => void;
  onPick: (match: Match) => void;
}

const Notes = ({ card, request, acts }: Pick<BookingPanelProps, 'card' | 'request' | 'acts'>) => {
  const say = useSay();
  const { note, isOnline } = acts;
  const own = note?.bookingId === card.id ? note : null;
  const again = own?.again;
  return (
    <>
      {!isOnline && <Callout tone="warning">{say(actMessages.offline)}</Callout>}
      {request && (
        <Callout tone="info">
          {say(actMessages.secondPerson, { name: request.askedBy, reason: request.reason })}
        </Callout>
      )}
      {own && (
        <Callout tone={own.tone} alert>
          {own.words}
          {again && (
            <Button variant="secondary" small onClick={() => acts.act(card, again)}>
              {say(actMessages.sendAgain)}
            </Button>
          )}
        </Callout>
      )}
    </>
  );
};

/** The chosen booking: what it is, who could come, and what can be done with it. */
export const BookingPanel = ({
  card,
  address,
  assignee,
  customer,
  calls,
  offered,
  request,
  areMatchesShown,
  acts,
  isMenuOpen,
  onMenu,
  onAct,
  onPick,
}: BookingPanelProps) => {
  const say = useSay();
  const { sent, isOnline, isBusy } = acts;
  const current = sent?.card.id === card.id ? sent.request : null;
  const buttons = offered.filter(isKeyed).filter((act) => !(act === 'assign' && areMatchesShown));
  const others = offered.filter((act) => !isKeyed(act));
  return (
    <RecordPanel
      label={say(texts.record)}
      head={
        <div className={styles['record-head']}>
          <Text as="h2" size="lead" strong>
            {card.service}
          </Text>
          {card.dueAt !== null && <TimeLeft until={card.dueAt} />}
          {others.length > 0 && (
            <IconButton
              icon="kebab"
              label={say(actMessages.more)}
              aria-expanded={isMenuOpen}
              aria-controls={isMenuOpen ? MORE : undefined}
              onClick={() => onMenu(!isMenuOpen)}
            />
          )}
        </div>
      }
      foot={
        buttons.length > 0 &&
        buttons.map((act) => (
          <Button
            key={act}
            variant="secondary"
            icon={ICONS[act]}
            disabled={!isOnline}
            busy={current?.act === act}
            onClick={() => onAct(act)}
          >
            <span className={styles['act']}>
              {say(ACT_NAMES[act])}
              <KeyHint>{KEYS[KEYED[act]].caps[0]}</KeyHint>
            </span>
          </Button>
        ))
      }
    >
      {isMenuOpen && others.length > 0 && (
        <MoreActs
          id={MORE}
          acts={others}
          icons={ICONS}
          isOff={!isOnline}
          onAct={onAct}
          onClose={() => onMenu(false)}
        />
      )}
      <Notes card={card} request={request} acts={acts} />
      <VisitDay card={card} address={address} />
      <CardFacts card={card} assignee={assignee} customer={customer} calls={calls} />
      {areMatchesShown && (
        <Matches
          card={card}
          isOff={!isOnline || (isBusy && current === null)}
          busyWith={current?.act === 'assign' ? current.servicemanId : null}
          onPick={onPick}
        />
      )}
    </RecordPanel>
  );
};
