import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { recordMessages as texts } from './record.messages.ts';
import type { BookingRecord } from './record-query.ts';
import { useFromTo } from './use-from-to.ts';

/** When and where, and how far the work is. */
export const RecordFacts = ({ record }: { record: BookingRecord }) => {
  const say = useSay();
  const since = useSince();
  const fromTo = useFromTo();
  const { day } = useFormat();
  const { startedAt, endedAt, heldUntil, door, asked } = record;
  const worked = () => {
    if (startedAt === null) return null;
    return endedAt === null
      ? say(texts.since, { time: since(startedAt) })
      : say(texts.fromTo, fromTo(startedAt, endedAt));
  };
  const facts = [
    { key: 'visit', label: say(texts.visit), value: since(record.at) },
    { key: 'booked', label: say(texts.booked), value: since(record.bookedAt) },
    { key: 'area', label: say(texts.area), value: record.area },
    { key: 'door', label: say(texts.door), value: door === '' ? null : door, wide: true },
    { key: 'worked', label: say(texts.worked), value: worked() },
    { key: 'held', label: say(texts.heldUntil), value: heldUntil === null ? null : day(heldUntil) },
    {
      key: 'asked',
      label: say(texts.asked),
      value: asked === 0 ? null : say(texts.askedCount, { count: asked }),
    },
  ];
  return <DescriptionList facts={facts.filter(({ value }) => value !== null)} />;
};
