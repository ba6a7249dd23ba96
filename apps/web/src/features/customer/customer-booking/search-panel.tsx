import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { dayOf } from '@karigar/domain/dates/india-day';
import { Callout } from '@karigar/ui/callout/callout';
import { Panel } from '@karigar/ui/panel/panel';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { Thread, type ThreadProps } from '@karigar/ui/thread/thread';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useToday } from '@karigar/client/i18n/use-today';
import { useSay } from '@karigar/client/i18n/use-say';
import { AlertsOffer } from '#platform/push/alerts-offer.tsx';
import { customerBookingMessages } from './customer-booking.messages.ts';
import { searchMessages as texts } from './search.messages.ts';

type Search = NonNullable<MyBooking['search']>;

const headOf = ({ isAgain, isReplaced }: Search) => {
  if (isReplaced) return { title: texts.replaced, help: texts.replacedHelp };
  return isAgain
    ? { title: texts.givenBack, help: texts.givenBackHelp }
    : { title: texts.title, help: texts.stands };
};

/** While nobody is assigned: what happens next, and by when. */
export const SearchPanel = ({ mine, search }: { mine: MyBooking; search: Search }) => {
  const say = useSay();
  const { dateTime, time, shortDate, weekday } = useFormat();
  const today = useToday();
  const { scheduledAt } = mine.booking;
  const until = { time: search.until === null ? '–' : dateTime(search.until) };
  const helpUntil = { time: search.helpUntil === null ? '–' : dateTime(search.helpUntil) };
  const head = headOf(search);
  const isAsking = search.kind === 'searching';
  const booked = mine.steps.find(({ step }) => step === 'booked')?.at ?? null;
  const steps: ThreadProps['steps'] = [
    {
      key: 'booked',
      label: say(customerBookingMessages.booked),
      state: 'done',
      ...(booked !== null && {
        time: dayOf(booked) === today ? time(booked) : `${shortDate(booked)}, ${time(booked)}`,
      }),
    },
    isAsking
      ? {
          key: 'ask',
          label: say(texts.asking),
          detail: say(texts.askingUntil, until),
          state: 'now',
          icon: 'people',
        }
      : { key: 'ask', label: say(texts.asked), state: 'done' },
    {
      key: 'team',
      label: say(isAsking ? texts.thenTeam : texts.teamLooks),
      detail: say(texts.teamUntil, helpUntil),
      state: isAsking ? 'todo' : 'now',
      icon: 'phone',
    },
    ...(scheduledAt === null
      ? []
      : [
          {
            key: 'visit',
            label: say(texts.visitOn, { day: weekday(scheduledAt) }),
            state: 'todo' as const,
            icon: 'tool' as const,
            time: `${shortDate(scheduledAt)}, ${time(scheduledAt)}`,
          },
        ]),
  ];
  return (
    <>
      <Panel padded aria-label={say(texts.progress)}>
        <Stack gap={4}>
          <div>
            <Text as="h2" size="title">
              {say(head.title)}
            </Text>
            <Text>{say(head.help)}</Text>
          </div>
          <Thread steps={steps} />
        </Stack>
      </Panel>
      <AlertsOffer to="customer" />
      <Callout tone="info" icon="bell">
        {say(texts.notified)}
      </Callout>
    </>
  );
};
