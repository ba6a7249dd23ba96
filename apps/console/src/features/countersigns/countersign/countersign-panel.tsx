import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSince } from '@karigar/client/i18n/use-since';
import { answerCountersign } from '@karigar/contract/countersigns/answer-countersign';
import { hasCategories } from '@karigar/domain/ledger/new-rate';
import { writePercent } from '@karigar/domain/ledger/percent';
import { holdsOneOf } from '@karigar/domain/console/desks';
import { Callout } from '@karigar/ui/callout/callout';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { DESK_NAMES } from '#entities/desk/desk.messages';
import { RATE_KIND_NAMES } from '#entities/rates/rate-kinds.messages';
import { useDesk } from '#entities/desk/desk-query';
import { RecordLink } from '#entities/record/record-link.tsx';
import { TimeLeft } from '#entities/shell/time-left.tsx';
import { useNow } from '#platform/time/use-now';
import { AnswerForm } from './answer-form.tsx';
import type { Countersign } from '#entities/countersigns/countersigns-query';
import styles from './countersign-screen.module.css';
import { CountersignState, isWaiting } from './countersign-state.tsx';
import { countersignMessages as texts } from './countersign.messages.ts';
import { whatHappens } from './what-happens.ts';

const MINUTE_MS = 60_000;

/** The whole request: what will happen, why, who, until when, and the words of both people. */
export const CountersignPanel = ({
  asked,
  onAnswered,
}: {
  asked: Countersign;
  onAnswered: () => void;
}) => {
  const say = useSay();
  const now = useNow(MINUTE_MS);
  const held = useDesk()?.desks;
  const waits = isWaiting(asked, now);
  const mayAnswer = held !== undefined && holdsOneOf(held, answerCountersign.desks ?? []);
  return (
    <RecordPanel
      label={say(texts.record, { no: asked.no })}
      head={
        <div className={styles['head']}>
          <Text as="h2" size="lead" strong>
            {whatHappens(asked, say)}
          </Text>
          {waits && asked.expiresAt !== null ? (
            <TimeLeft until={asked.expiresAt} />
          ) : (
            <CountersignState of={asked} />
          )}
        </div>
      }
      {...(waits &&
        !asked.isOwn &&
        mayAnswer && { foot: <AnswerForm asked={asked} onAnswered={onAnswered} /> })}
    >
      <Said label={say(texts.why, { name: asked.askedBy })} words={asked.reason} />
      <Facts asked={asked} />
      {waits && asked.isOwn && <Callout tone="info">{say(texts.somebodyElse)}</Callout>}
      {waits && !asked.isOwn && held !== undefined && !mayAnswer && (
        <Callout tone="info">{say(texts.notYours)}</Callout>
      )}
      {!waits && <Answer of={asked} />}
    </RecordPanel>
  );
};

const Said = ({ label, words }: { label: string; words: string }) => (
  <Stack gap={1}>
    <Text size="small" tone="muted">
      {label}
    </Text>
    <blockquote className={styles['quote']}>{words}</blockquote>
  </Stack>
);

const Facts = ({ asked }: { asked: Countersign }) => {
  const say = useSay();
  const since = useSince();
  const { no, bookingNo, about, askedBy, askedAt, expiresAt } = asked;
  const aboutOperator = useAboutFacts(about);
  const aboutBooking = useBookingFacts(asked);
  const aboutRun = useRunFacts(asked);
  const aboutRate = useRateFacts(asked);
  return (
    <DescriptionList
      facts={[
        { key: 'no', label: say(texts.no), value: no },
        ...(bookingNo === ''
          ? []
          : [
              {
                key: 'booking',
                label: say(texts.booking),
                value: <RecordLink key={bookingNo} no={bookingNo} />,
              },
            ]),
        ...aboutBooking,
        ...(asked.amount === undefined
          ? []
          : [
              {
                key: 'moves',
                label: say(texts.moves),
                value: <Amount key="moves" of={asked.amount} />,
              },
            ]),
        ...aboutOperator,
        ...aboutRun,
        ...aboutRate,
        { key: 'by', label: say(texts.askedBy), value: askedBy },
        ...(askedAt === null
          ? []
          : [{ key: 'at', label: say(texts.askedAt), value: since(askedAt) }]),
        ...(expiresAt === null
          ? []
          : [{ key: 'until', label: say(texts.until), value: since(expiresAt) }]),
      ]}
    />
  );
};

/** What the second person judges by. */
const useBookingFacts = ({ booking }: Countersign) => {
  const say = useSay();
  if (booking === undefined || booking === null) return [];
  const { service, customer, serviceman, total, paid } = booking;
  return [
    { key: 'service', label: say(texts.service), value: service },
    { key: 'customer', label: say(texts.customer), value: customer },
    {
      key: 'serviceman',
      label: say(texts.serviceman),
      value: serviceman === '' ? say(texts.nobody) : serviceman,
    },
    { key: 'total', label: say(texts.total), value: <Amount key="total" of={total} /> },
    { key: 'paid', label: say(texts.paid), value: <Amount key="paid" of={paid} /> },
  ];
};

/** The rate that would apply. */
const useRateFacts = ({ rate }: Countersign) => {
  const say = useSay();
  const { day } = useFormat();
  if (rate === undefined || rate === null) return [];
  const { kind, categoryId, category, fromDay, basisPoints } = rate;
  return [
    { key: 'kind', label: say(texts.rateKind), value: say(RATE_KIND_NAMES[kind]) },
    ...(hasCategories(kind)
      ? [
          {
            key: 'category',
            label: say(texts.rateCategory),
            value: categoryId === null ? say(texts.allCategories) : category,
          },
        ]
      : []),
    { key: 'rate', label: say(texts.rate), value: writePercent(basisPoints) },
    { key: 'day', label: say(texts.fromDay), value: day(fromDay) },
  ];
};

/** The sums that the first person confirmed. */
const useRunFacts = ({ payoutRun }: Countersign) => {
  const say = useSay();
  if (payoutRun === undefined || payoutRun === null) return [];
  const { id, people, amount } = payoutRun;
  return [
    { key: 'run', label: say(texts.run), value: String(id) },
    { key: 'payouts', label: say(texts.payouts), value: String(people) },
    { key: 'amount', label: say(texts.toTransfer), value: <Amount key="amount" of={amount} /> },
  ];
};

/** What the operator would hold, in words. */
const useAboutFacts = (about: Countersign['about']) => {
  const say = useSay();
  const cities = useDesk()?.cities ?? [];
  if (about === null) return [];
  const desks = about.desks.map((desk) => say(DESK_NAMES[desk])).join(', ');
  const city = cities.find(({ id }) => id === about.cityId)?.name ?? say(texts.everyCity);
  return [
    { key: 'email', label: say(texts.email), value: about.email },
    { key: 'desks', label: say(texts.newDesks), value: desks || say(texts.noNewDesks) },
    { key: 'city', label: say(texts.city), value: city },
  ];
};

const Answer = ({ of: { outcome, answeredBy, answeredAt, words } }: { of: Countersign }) => {
  const say = useSay();
  const since = useSince();
  if (outcome === null) return <Text tone="muted">{say(texts.overHelp)}</Text>;
  const when = answeredAt === null ? '' : since(answeredAt);
  const sentence = outcome === 'agreed' ? texts.agreedBy : texts.refusedBy;
  return (
    <>
      <Text>{say(sentence, { name: answeredBy, when })}</Text>
      {words !== null && (
        <Said label={say(texts.answerWords, { name: answeredBy })} words={words} />
      )}
    </>
  );
};
