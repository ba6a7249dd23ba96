import { useSay } from '@karigar/client/i18n/use-say';
import type { Desk } from '@karigar/domain/console/desks';
import { operatorActs, type OperatorAct } from '@karigar/domain/console/operator-acts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { useOpenRequest } from '#entities/countersigns/countersigns-query';
import { recordPath } from '#entities/record/record-path';
import { useCalls } from '#entities/record/use-calls';
import { liveKey } from '#platform/cache/live-keys';
import { soon } from '#platform/soon/soon.tsx';
import { actMessages } from './act.messages.ts';
import type { Asked } from './asked-dialog.tsx';
import { matchesQuery } from './board-query.ts';
import { BookingPanel } from './booking-panel.tsx';
import { assigneeOf, type Card, type Match } from './card.ts';
import { isFirm } from './matches.tsx';
import { mayMake } from './send-act.ts';
import { useActKeys } from './use-act-keys.ts';
import type { Acts } from './use-acts.ts';
import type { BoardAddress } from './use-board-address.ts';
import { useRecord } from './use-record.ts';
import { AGAINST_WORDS } from './words.messages.ts';

const CallDialog = soon(async () => (await import('#entities/record/call-dialog.tsx')).CallDialog);
const AskedDialog = soon(async () => (await import('./asked-dialog.tsx')).AskedDialog);

/** A second person must agree; what waits for one is not asked again. */
const isGuarded = (act: OperatorAct): boolean => act === 'end' || act === 'close';

/** The panel of a booking with its keys and what it asks. */
export const ChosenBooking = ({
  card,
  desks,
  acts,
  address,
  nameOf,
}: {
  card: Card;
  desks: readonly Desk[];
  acts: Acts;
  address: BoardAddress;
  nameOf: (id: number) => string;
}) => {
  const say = useSay();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  /** The version for which another serviceman is wanted. */
  const [another, setAnother] = useState<number | null>(null);
  const allowed = operatorActs(card.state).filter((act) => mayMake(act, desks));
  const request = useOpenRequest(card.id, allowed.some(isGuarded));
  const offered = request === null ? allowed : allowed.filter((act) => !isGuarded(act));
  const holder = assigneeOf(card);
  const record = useRecord(card);
  const calls = useCalls(record);
  // Whoever has no lane on this day is known from the record.
  const named = record !== null && record.serviceman?.id === card.to ? record.serviceman.name : '';
  const assignee = card.to === null ? null : nameOf(card.to) || named;
  const areMatchesShown =
    offered.includes('assign') && (holder === null || another === card.version);

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

  useActKeys({
    main: () => (areMatchesShown ? pickAt(0) : perform(mainAct)),
    pick: (code) => pickAt(Number(code.at(-1)) - 1),
    ask: () => perform('ask'),
    another: () => perform('assign'),
    move: () => perform('move'),
    release: () => perform('release'),
    actions: () => setMenuOpen(true),
    openPage: () => navigate(recordPath(card.no)),
  });

  return (
    <>
      <BookingPanel
        card={card}
        address={address}
        assignee={assignee}
        customer={record?.customer.name ?? null}
        calls={calls}
        offered={offered}
        request={request}
        areMatchesShown={areMatchesShown}
        acts={acts}
        isMenuOpen={isMenuOpen}
        onMenu={setMenuOpen}
        onAct={perform}
        onPick={pick}
      />
      {calls.side !== null && record !== null && (
        <CallDialog
          record={record}
          side={calls.side}
          onCalled={() =>
            void queries.invalidateQueries({ queryKey: [...liveKey.history, card.id] })
          }
          onClose={calls.close}
        />
      )}
      {asked && (
        <AskedDialog
          asked={asked}
          assignee={assignee}
          onDone={(answer) => acts.act(asked.card, answer)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
