import { useSay } from '@karigar/client/i18n/use-say';
import type { Desk } from '@karigar/domain/console/desks';
import { operatorActs, type OperatorAct } from '@karigar/domain/console/operator-acts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { recordPath } from '#entities/record/record-path';
import { useKeys } from '#platform/keys/use-keys';
import { soon } from '#platform/soon/soon.tsx';
import { actMessages } from './act.messages.ts';
import type { Asked } from './asked-dialog.tsx';
import { matchesQuery } from './board-query.ts';
import { BookingPanel } from './booking-panel.tsx';
import { assigneeOf, type Card, type Match } from './card.ts';
import { isFirm } from './matches.tsx';
import { mayMake } from './send-act.ts';
import type { Acts } from './use-acts.ts';
import { AGAINST_WORDS } from './words.messages.ts';

const AskedDialog = soon(async () => (await import('./asked-dialog.tsx')).AskedDialog);

/** The panel of a booking with its keys and what it asks. */
export const ChosenBooking = ({
  card,
  desks,
  acts,
  nameOf,
}: {
  card: Card;
  desks: readonly Desk[];
  acts: Acts;
  nameOf: (id: number) => string;
}) => {
  const say = useSay();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  /** The version for which another serviceman is wanted. */
  const [another, setAnother] = useState<number | null>(null);
  const offered = operatorActs(card.state).filter((act) => mayMake(act, desks));
  const assignee = assigneeOf(card);
  const areMatchesShown =
    offered.includes('assign') && (assignee === null || another === card.version);

  const perform = (act: OperatorAct): void => {
    if (!offered.includes(act)) return;
    if (act === 'assign') setAnother(card.version);
    else if (act === 'ask') acts.act(card, { act });
    else if (act === 'move') setAsked({ kind: 'move', card });
    else setAsked({ kind: 'reason', act, card });
  };

  const pick = (match: Match): void => {
    const { id, name, reasons } = match;
    if (isFirm(match)) {
      const against = reasons.map((reason) => say(AGAINST_WORDS[reason])).join(', ');
      const words = say(actMessages.firm, { name, reasons: against });
      acts.tell({ bookingId: card.id, tone: 'bad', words });
    } else if (reasons.length > 0) setAsked({ kind: 'even-though', match, card });
    else acts.act(card, { act: 'assign', servicemanId: id, name });
  };
  /** Ended work has nobody to be found for it: what is missing is its code. */
  const mainAct = offered.includes('close') ? 'close' : 'assign';
  const pickAt = (index: number): void => {
    const match = queries.getQueryData(matchesQuery(card).queryKey)?.[index];
    if (areMatchesShown && match !== undefined) pick(match);
  };

  useKeys({
    main: () => (areMatchesShown ? pickAt(0) : perform(mainAct)),
    pick: (code) => pickAt(Number(code.at(-1)) - 1),
    ask: () => perform('ask'),
    another: () => perform('assign'),
    move: () => perform('move'),
    release: () => perform('release'),
    actions: () => setMenuOpen(true),
    openPage: () => void navigate(recordPath(card.no)),
  });

  return (
    <>
      <BookingPanel
        card={card}
        assignee={card.to === null ? null : nameOf(card.to)}
        offered={offered}
        areMatchesShown={areMatchesShown}
        acts={acts}
        isMenuOpen={isMenuOpen}
        onMenu={setMenuOpen}
        onAct={perform}
        onPick={pick}
      />
      {asked && (
        <AskedDialog
          asked={asked}
          onDone={(request) => acts.act(asked.card, request)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
