import type { BookingAddOn } from '@karigar/contract/add-ons/booking-add-on';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import type { Booking } from '@karigar/contract/bookings/booking';
import { submitApproval } from '@karigar/contract/add-ons/submit-approval';
import type { InputOf } from '@karigar/contract/define-call';
import { useQuery } from '@tanstack/react-query';
import { useEntries } from '#platform/action-queue/action-queue';
import { serviceAddOns } from '#entities/add-ons/service-add-ons';
import { addOnLines, type AddOnLine } from './add-on-lines.ts';

/** The booking's add-ons at the shown prices, with the queued actions of this phone. */
export const useAddOnLines = (
  { id, serviceId }: Booking,
  addOns: readonly BookingAddOn[],
): readonly AddOnLine[] => {
  const entries = useEntries().filter(
    ({ bookingId, state }) => bookingId === id && state.kind !== 'refused',
  );
  const proposals = entries
    // While sending, the sheet shows it.
    .filter(({ call, state }) => call === proposeAddOns.name && state.kind !== 'sending')
    .map(({ key, input, state }) => ({
      key,
      input: input as InputOf<typeof proposeAddOns>,
      isTaken: state.kind === 'done',
    }));
  const approvals = entries
    .filter(({ call }) => call === submitApproval.name)
    .map(({ input, state }) => {
      const { answer, lines } = input as InputOf<typeof submitApproval>;
      return { answer, lines, isTaken: state.kind === 'done' };
    });
  const { data: offered = [] } = useQuery({
    ...serviceAddOns(serviceId ?? 0),
    enabled: serviceId !== null && proposals.length > 0,
  });
  const nameOf = (addOnId: number) => offered.find((one) => one.id === addOnId)?.name;
  return addOnLines(addOns, proposals, approvals, nameOf);
};
