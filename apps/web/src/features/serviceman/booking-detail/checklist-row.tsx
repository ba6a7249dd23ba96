import type { Booking } from '@karigar/contract/bookings/booking';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { useSay } from '@karigar/client/i18n/use-say';
import { checklistMessages as texts } from './checklist.messages.ts';

/** During the work, of a service with a checklist. */
export const ChecklistRow = ({
  booking: { state, checklist },
  onOpen,
}: {
  booking: Booking;
  onOpen: () => void;
}) => {
  const say = useSay();
  if (checklist === undefined || (state !== 'started' && state !== 'held')) return null;
  const { items } = checklist;
  const done = items.filter(({ value }) => value !== null).length;
  return (
    <Panel rows aria-label={say(texts.checklist)}>
      <PanelRow
        icon="checkC"
        label={say(texts.checklist)}
        hint={say(texts.progress, { done, all: items.length })}
        leads
        onPress={onOpen}
      />
    </Panel>
  );
};
