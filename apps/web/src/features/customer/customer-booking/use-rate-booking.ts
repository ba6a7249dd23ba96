import type { Booking } from '@karigar/contract/bookings/booking';
import { rateBooking } from '@karigar/contract/customer-bookings/rate-booking';
import { writeRatingTags, type RatingTag } from '@karigar/domain/customer-bookings/rating';
import { useQueryClient } from '@tanstack/react-query';
import { useKeyedCall } from '#platform/api/use-keyed-call';
import { useSay } from '#platform/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { whyFailed } from '#platform/network/why-failed';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { ratingMessages as texts } from './rating.messages.ts';

type Given = { stars: number; tags: readonly RatingTag[]; words: string };

export const useRate = ({ id, orderId }: Booking, onDone: () => void) => {
  const say = useSay();
  const client = useQueryClient();
  const send = useKeyedCall(rateBooking);
  return useAction(async ({ stars, tags, words }: Given) => {
    const given = { stars, tags: writeRatingTags(tags), words: words.trim() };
    const result = await send({ bookingId: id, orderId, ...given });
    if (result.kind !== 'ok') return toasts.bad(whyFailed(result, say));
    toasts.good(say(texts.thanks));
    onDone();
    await client.invalidateQueries({ queryKey: liveKey.mine(id) });
  });
};
