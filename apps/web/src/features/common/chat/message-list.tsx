import type { ChatMessage } from '@karigar/contract/chat/list-chat';
import { addDays, startOfDay, type IndiaDay } from '@karigar/domain/dates/india-day';
import { Bubble, BubblePicture, DayMark } from '@karigar/ui/bubble/bubble';
import { Button } from '@karigar/ui/button/button';
import { actionQueue } from '#platform/action-queue/action-queue';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useToday } from '@karigar/client/i18n/use-today';
import { useSay } from '@karigar/client/i18n/use-say';
import { fromPhone } from '@karigar/client/time/server-now';
import { chatMessages as texts } from './chat.messages.ts';
import { daysOf } from './days.ts';
import styles from './message-list.module.css';
import { usePictureUrl } from './use-picture-url.ts';
import { useSeenPicture } from './use-seen-picture.ts';
import type { Outgoing } from './outgoing.ts';

/** Devanagari needs a taller line, which `lang` selects. */
const languageOf = (text: string): string | undefined =>
  /\p{Script=Devanagari}/u.test(text) ? 'hi' : undefined;

const useDayName = (day: IndiaDay | null): string | null => {
  const say = useSay();
  const today = useToday();
  const { date } = useFormat();
  if (day === null) return null;
  if (day === today) return say(texts.today);
  return day === addDays(today, -1) ? say(texts.yesterday) : date(startOfDay(day));
};

const DayName = ({ day }: { day: IndiaDay | null }) => {
  const name = useDayName(day);
  return name === null ? null : <DayMark>{name}</DayMark>;
};

const SeenPicture = ({ link }: { link: string }) => {
  const say = useSay();
  return <BubblePicture src={useSeenPicture(link)} label={say(texts.picture)} />;
};

const Message = ({ message, by }: { message: ChatMessage; by: string }) => {
  const say = useSay();
  const { time } = useFormat();
  const { text, mine, sentAt, picture, mark } = message;
  const state = mark ?? 'sent';
  return (
    <Bubble
      own={mine}
      by={mine ? say(texts.you) : by}
      lang={languageOf(text)}
      {...(sentAt !== null && { time: time(sentAt) })}
      {...(mine && { sent: { state, label: say(texts[state]) } })}
    >
      {picture !== null && <SeenPicture link={picture} />}
      {message.isPictureElsewhere && <i>{say(texts.pictureElsewhere)}</i>}
      {text}
    </Bubble>
  );
};

const OutgoingMessage = ({
  outgoing: { key, input, createdAt, state },
}: {
  outgoing: Outgoing;
}) => {
  const say = useSay();
  const { time } = useFormat();
  const isRefused = state.kind === 'refused';
  const url = usePictureUrl(key, input.picture);
  const isTaken = state.kind === 'done';
  const shown = isTaken ? 'sent' : state.kind;
  const label = isRefused
    ? say(texts.notSent, { why: state.message })
    : say(texts[shown === 'refused' ? 'waiting' : shown]);
  return (
    <Bubble
      own
      by={say(texts.you)}
      lang={languageOf(input.message)}
      {...((isTaken || state.kind === 'sending') && { time: time(fromPhone(createdAt)) })}
      sent={{ state: shown, label }}
      action={
        isRefused && (
          <Button variant="ghost" small onClick={() => void actionQueue.discard(key)}>
            {say(texts.remove)}
          </Button>
        )
      }
    >
      {url !== null && <BubblePicture src={url} label={say(texts.picture)} />}
      {input.message}
    </Bubble>
  );
};

/** The conversation by day, and below it the messages that are not sent yet. */
export const MessageList = ({
  messages,
  outgoing,
  by,
}: {
  messages: readonly ChatMessage[];
  outgoing: readonly Outgoing[];
  /** The other side's name. */
  by: string;
}) => {
  const say = useSay();
  return (
    <div role="log" aria-label={say(texts.messages)} className={styles['log']}>
      {daysOf(messages).map((day, at) => (
        // A day may occur twice when times are out of order; its index is stable.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles['day']}>
          <DayName day={day.day} />
          {day.messages.map((message, place) => (
            <Message key={message.id ?? `new ${place}`} message={message} by={by} />
          ))}
        </div>
      ))}
      {outgoing.map((one) => (
        <OutgoingMessage key={one.key} outgoing={one} />
      ))}
    </div>
  );
};
