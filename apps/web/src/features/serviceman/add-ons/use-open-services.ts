import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { sheetState } from '#platform/navigation/sheet-state';
import { pathTo } from '#platform/navigation/paths';

/** Goes to the booking and opens its sheet there, so that closing the sheet shows the booking, not this list. */
export const useOpenServices = (bookingId: number): ((addOnId: number) => void) => {
  const navigate = useNavigate();
  return (addOnId) => {
    const booking = pathTo('bookingDetail', { id: bookingId });
    navigate(booking);
    navigate(booking, { state: sheetState('add-services', 'from-add-on', addOnId) });
  };
};
