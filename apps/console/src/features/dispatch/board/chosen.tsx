import { useSay } from '@karigar/client/i18n/use-say';
import { freeServiceman } from '@karigar/contract/dispatch/free-serviceman';
import { holdsOneOf, type Desk } from '@karigar/domain/console/desks';
import { Empty } from '@karigar/ui/empty/empty';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { useState } from 'react';
import { soon } from '#platform/soon/soon.tsx';
import type { Board, Card } from './card.ts';
import { ChosenBooking } from './chosen-booking.tsx';
import { dispatchMessages as texts } from './dispatch.messages.ts';
import { ServicemanPanel } from './serviceman-panel.tsx';
import type { Acts } from './use-acts.ts';
import type { BoardAddress } from './use-board-address.ts';

const FreeDialog = soon(async () => (await import('./free-dialog.tsx')).FreeDialog);

const Nothing = ({ title, help }: { title: string; help: string }) => {
  const say = useSay();
  return (
    <RecordPanel label={say(texts.record)} head={say(texts.record)}>
      <Empty scene="scene-start" title={title} help={help} />
    </RecordPanel>
  );
};

/** The chosen booking or serviceman. */
export const Chosen = ({
  board,
  card,
  desks,
  acts,
  address,
  nameOf,
}: {
  board: Board;
  card: Card | null;
  desks: readonly Desk[];
  acts: Acts;
  address: BoardAddress;
  nameOf: (id: number) => string;
}) => {
  const say = useSay();
  const { day, today, selected, who, choose } = address;
  const [isFreeing, setFreeing] = useState(false);
  const lane = board.lanes.find(({ id }) => id === who);
  if (lane !== undefined)
    return (
      <>
        <ServicemanPanel
          lane={lane}
          isToday={day === today}
          onJob={(no) => choose({ sel: no, who: null })}
          onFree={
            holdsOneOf(desks, freeServiceman.desks ?? []) ? () => setFreeing(true) : undefined
          }
        />
        {isFreeing && <FreeDialog lane={lane} day={day} onClose={() => setFreeing(false)} />}
      </>
    );
  if (card !== null)
    return (
      <ChosenBooking card={card} desks={desks} acts={acts} address={address} nameOf={nameOf} />
    );
  return selected === null ? (
    <Nothing title={say(texts.nothingChosen)} help={say(texts.nothingChosenHelp)} />
  ) : (
    <Nothing title={say(texts.notHere, { no: selected })} help={say(texts.notHereHelp)} />
  );
};
