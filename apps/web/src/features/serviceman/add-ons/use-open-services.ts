import { useNavigate } from 'react-router';
import { sheetState } from '#platform/navigation/sheet-state';
import { pathTo } from '#platform/navigation/paths';

/** Goes to the booking and opens its sheet there, so that closing the sheet shows the booking, not this list. */
export const useOpenServices = (bookingId: number): ((addOnId: number) => void) => {
  const navigate = useNavigate();
  return (addOnId) => {
    const booking = pathTo('bookingDetail', { id: bookingId });
    void navigate(booking);
    void navigate(booking, { state: sheetState('add-services', 'from-add-on', addOnId) });
  };
};
