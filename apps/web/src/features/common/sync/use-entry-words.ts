import { useQuery } from '@tanstack/react-query';
import type { Entry } from '#shared/action-queue/action';
import { useActionWords } from '#shared/action-queue/use-action-words';
import { useSince } from '#platform/i18n/use-since';
import { useSay } from '#platform/i18n/use-say';
import { liveBookings } from '#entities/bookings/live-bookings';
import { useSession } from '#platform/session/session';
import { syncScreenMessages as texts } from './sync.messages.ts';

const messageOf = ({ call, input }: Entry): string | null => {
  if (call !== 'send-chat' || typeof input !== 'object' || input === null) return null;
  return 'message' in input && typeof input.message === 'string' ? input.message : null;
};

/** What he did, on what, and when; of a message its words. */
export const useEntryWords = () => {
  const say = useSay();
  const since = useSince();
  const wordsOf = useActionWords();
  const isServiceman = useSession()?.role === 'serviceman';
  const { data: bookings = [] } = useQuery({
    ...liveBookings,
    enabled: isServiceman,
    refetchInterval: false,
  });
  return (entry: Entry) => {
    const booking = bookings.find(({ id }) => id === entry.bookingId);
    const message = messageOf(entry);
    const { name, help } = wordsOf(entry);
    const said = message === null || message === '' ? null : say(texts.quoted, { words: message });
    const when = [booking?.bookingNo ?? entry.bookingNo, since(entry.createdAt)]
      .filter(Boolean)
      .join(' · ');
    const isMessage = entry.call === 'send-chat';
    return {
      name:
        isMessage && booking !== undefined
          ? say(texts.messageTo, { name: booking.customerName })
          : name,
      about: isMessage ? (said ?? say(texts.picture)) : when,
      help,
      isOpen: booking !== undefined,
    };
  };
};
