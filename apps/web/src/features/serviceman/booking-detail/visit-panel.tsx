import type { Booking } from '@karigar/contract/bookings/booking';
import { allowedActions } from '@karigar/domain/bookings/allowed-actions';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { useSay } from '@karigar/client/i18n/use-say';
import { useNotedArrival } from './arrival-record.ts';
import { visitMessages as texts } from './visit.messages.ts';
import type { WorkSheet } from './work-sheet-names.ts';

/** Before the work: report a delay, an arrival, or that nobody opens. */
export const VisitPanel = ({
  booking: { id, state, arrivedAt, missedAt },
  show,
}: {
  booking: Booking;
  show: (sheet: WorkSheet) => void;
}) => {
  const say = useSay();
  const noted = useNotedArrival(id);
  const isHere = arrivedAt !== null || noted !== null;
  if (missedAt !== null || !allowedActions(state, 'serviceman').includes('no-show')) return null;
  return (
    <Panel rows aria-label={say(texts.yourVisit)}>
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
