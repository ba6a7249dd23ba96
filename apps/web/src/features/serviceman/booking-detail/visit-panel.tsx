import type { Booking } from '@karigar/contract/bookings/booking';
import { allowedActions } from '@karigar/domain/bookings/allowed-actions';
import { setOff } from '@karigar/domain/visit-problems/set-off';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { useSay } from '@karigar/client/i18n/use-say';
import { useNotedArrival } from './arrival-record.ts';
import { useSecond } from './use-second.ts';
import { visitMessages as texts } from './visit.messages.ts';
import type { Work } from './use-work.ts';
import type { WorkSheet } from './work-sheet-names.ts';

/** Before the work: report being on the way, a delay, an arrival, or that nobody opens. */
export const VisitPanel = ({
  booking: { id, state, scheduledAt, setOffAt, arrivedAt, missedAt },
  work,
  show,
}: {
  booking: Booking;
  work: Pick<Work, 'setOff'>;
  show: (sheet: WorkSheet) => void;
}) => {
  const say = useSay();
  const noted = useNotedArrival(id);
  const isHere = arrivedAt !== null || noted !== null;
  const isOpen = missedAt === null && allowedActions(state, 'serviceman').includes('no-show');
  const mayTell = isOpen && !isHere && setOffAt === undefined;
  const now = useSecond(mayTell);
  if (!isOpen) return null;
  const isNear = scheduledAt !== null && setOff({ state, scheduledAt, now }).ok;
  return (
    <Panel rows aria-label={say(texts.yourVisit)}>
      {mayTell && isNear && (
        <PanelRow icon="route" label={say(texts.onMyWay)} onPress={() => work.setOff.run()} />
      )}
      {!isHere && (
        <PanelRow icon="clock" label={say(texts.runningLate)} leads onPress={() => show('late')} />
      )}
      <PanelRow
        icon="pin"
        label={say(isHere ? texts.nobodyHome : texts.atTheDoor)}
        leads
        onPress={() => show('door')}
      />
    </Panel>
  );
};
