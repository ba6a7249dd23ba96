import type { Booking } from '@karigar/contract/bookings/booking';
import { Button } from '@karigar/ui/button/button';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { tipMessages } from './tip.messages.ts';

/** The same service, quantity, add-ons and address again, of a visit that was completed. */
export const BookAgain = ({ booking }: { booking: Booking }) => {
  const say = useSay();
  const navigate = useNavigate();
  const { state, serviceId, quantity, addOns, flatNo, street, scheduledAt } = booking;
  if (state !== 'completed' || serviceId === null) return null;
  const chosen = addOns.filter(({ addOnId, status }) => addOnId !== null && status === 'accepted');
  const choice = {
    quantity,
    addOns: Object.fromEntries(chosen.map((addOn) => [addOn.addOnId, addOn.quantity])),
  };
  const again = { flatNo, street, at: scheduledAt };
  return (
    <Button
      variant="secondary"
      block
      icon="refresh"
      onClick={() => navigate(pathTo('book', { id: serviceId }), { state: { choice, again } })}
    >
      {say(tipMessages.bookAgain)}
    </Button>
  );
};
