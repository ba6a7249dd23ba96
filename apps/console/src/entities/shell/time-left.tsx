import { useSay, type Say } from '@karigar/client/i18n/use-say';
import type { Instant } from '@karigar/domain/dates/instant';
import { Deadline } from '@karigar/ui/deadline/deadline';
import { useNow } from '#platform/time/use-now';
import { lengthOfTime, stepOf, urgencyOf } from './length-of-time.ts';
import { shellMessages as texts } from './shell.messages.ts';

const MINUTE_MS = 60_000;

const wordsOf = (ms: number, say: Say): string => {
  const length = lengthOfTime(ms);
  switch (length.unit) {
    case 'minutes':
      return length.count === 0
        ? say(texts.leftUnderMinute)
        : say(texts.leftMinutes, { count: length.count });
    case 'hours':
      return length.hours < 3 && length.minutes > 0
        ? say(texts.leftHoursMinutes, { hours: length.hours, minutes: length.minutes })
        : say(texts.leftHours, { count: length.hours });
    case 'days':
      return say(texts.leftDays, { count: length.count });
  }
};

/** The time until a deadline, or by how much it is late; nothing else renders again each second. */
export const TimeLeft = ({ until }: { until: Instant }) => {
  const say = useSay();
  const minute = useNow(MINUTE_MS);
  const left = until - useNow(stepOf(until - minute));
  const urgency = urgencyOf(left);
  const written = wordsOf(left, say);
  return (
    <Deadline urgency={urgency}>
      {urgency === 'late' ? say(texts.lateBy, { left: written }) : written}
    </Deadline>
  );
};
