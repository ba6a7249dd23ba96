import type { BookingAddOn } from '@karigar/contract/add-ons/booking-add-on';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '#platform/i18n/use-say';
import { followMessages as texts } from './customer-booking.messages.ts';

/** What she said no to, or what lapsed: it stands here so that nobody wonders, and on no bill. */
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
