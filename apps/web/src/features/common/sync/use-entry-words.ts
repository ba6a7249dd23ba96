import { useQuery } from '@tanstack/react-query';
import type { Entry } from '#platform/action-queue/action';
import { codeEnd, useActionWords } from '#entities/actions/use-action-words';
import { useSince } from '@karigar/client/i18n/use-since';
import { useSay } from '@karigar/client/i18n/use-say';
import { liveBookings } from '#entities/bookings/live-bookings';
import { fromPhone } from '@karigar/client/time/server-now';
import { useSession } from '#platform/session/session';
import { syncScreenMessages as texts } from './sync.messages.ts';

const messageOf = ({ call, input }: Entry): string | null => {
  if (call !== 'send-chat' || typeof input !== 'object' || input === null) return null;
  return 'message' in input && typeof input.message === 'string' ? input.message : null;
};

/** An action's name, subject and time; for a message its text. */
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
    const { name, help } = wordsOf(entry, booking?.state);
    const said = message === null || message === '' ? null : say(texts.quoted, { words: message });
    const when = since(fromPhone(entry.createdAt));
    const isMessage = entry.call === 'send-chat';
    const end = codeEnd(entry.input);
    const alone = end === '' ? when : `…${end} · ${when}`;
    return {
      name,
      about: isMessage ? `${said ?? say(texts.picture)} · ${when}` : alone,
      help,
      standing: booking?.state,
      customerName: booking?.customerName ?? entry.about?.customerName,
      bookingNo: booking?.bookingNo ?? entry.bookingNo,
    };
  };
};
