import type { BookingAddOn } from '@karigar/contract/add-ons/booking-add-on';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import { customerBookingMessages as texts } from './customer-booking.messages.ts';

/** Rejected and expired add-ons: listed for information, not billed. */
export const NotApproved = ({ addOns }: { addOns: readonly BookingAddOn[] }) => {
  const say = useSay();
  const rejected = addOns.filter(({ status }) => status === 'rejected');
  if (rejected.length === 0) return null;
  return (
    <Text size="small" tone="muted">
      {say(texts.notApproved)}: {rejected.map(({ name }) => name).join(', ')}
    </Text>
  );
};
