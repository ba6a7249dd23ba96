import { PanelRow } from '@karigar/ui/panel/panel';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { stateFor } from '#platform/navigation/booking-ref';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { contactMessages as texts } from './contact.messages.ts';

/** The link to a help request about one booking. */
export const HelpRow = ({
  booking,
}: {
  booking: { readonly id: number; readonly orderId: number };
}) => {
  const say = useSay();
  const navigate = useNavigate();
  return (
    <PanelRow
      icon="info"
      label={say(texts.helpWithBooking)}
      leads
      onPress={() => navigate(pathTo('help'), { state: stateFor(booking) })}
    />
  );
};
