import type { OutputOf } from '@karigar/contract/define-call';
import type { getJobEarnings } from '@karigar/contract/earnings/get-job-earnings';
import type { LinePart } from '@karigar/domain/ledger/lines';
import { minus, type Paise } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import { Callout } from '@karigar/ui/callout/callout';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { jobEarnings } from '#entities/earnings/job-earnings';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { EarningsPage } from './earnings-page.tsx';
import { LineMemo } from './line-memo.tsx';
import { linesMessages as texts } from './lines.messages.ts';
import { QuestionSheet } from './question-sheet.tsx';
import { WithheldNote } from './withheld-note.tsx';
import { useQuestionedLine } from './use-questioned-line.ts';

type Job = OutputOf<typeof getJobEarnings>;

const Section = ({
  heading,
  job,
  part,
  total,
  onQuestion,
}: {
  heading: string;
  job: Job;
  part: LinePart;
  total: { readonly label: string; readonly amount: Paise };
  onQuestion: Parameters<typeof LineMemo>[0]['onQuestion'];
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      <LineMemo
        lines={job.lines.filter((line) => line.part === part)}
        total={total}
        onQuestion={onQuestion}
      />
    </section>
  );
};

const JobLines = ({ job }: { job: Job }) => {
  const say = useSay();
  const { dateTime } = useFormat();
  const questioned = useQuestionedLine(job.lines);
  const due = minus(job.billed, minus(job.paid, job.refunded));
  const hasCash = job.lines.some(({ part }) => part === 'cash');
  const of = { job, onQuestion: questioned.show };
  return (
    <>
      <div>
        <Text as="h2" size="title">
          {job.serviceName}
        </Text>
        {job.endedAt !== null && (
          <Text size="small" tone="muted">
            {dateTime(job.endedAt)}
          </Text>
        )}
      </div>
      <Callout tone="info">{say(texts.howToAsk)}</Callout>
      <Section
        {...of}
        heading={say(texts.bill)}
        part="bill"
        total={{ label: say(texts.yourShare), amount: job.share }}
      />
      <Section
        {...of}
        heading={say(texts.yourEarnings)}
        part="earning"
        total={{ label: say(texts.earned), amount: job.earned }}
      />
      {job.withheld !== undefined && <WithheldNote amount={job.withheld} />}
      {hasCash ? (
        <Section
          {...of}
          heading={say(texts.cash)}
          part="cash"
          total={{ label: say(texts.inHand), amount: job.cashInHand }}
        />
      ) : (
        <Text tone="muted">{say(texts.noCash)}</Text>
      )}
      {due > 0 && <Callout tone="warning">{say(texts.due, { amount: formatMoney(due) })}</Callout>}
      <QuestionSheet line={questioned.line} onClose={questioned.close} />
    </>
  );
};

/** The earning lines of a job. */
export const JobScreen = ({ bookingRef }: { bookingRef: BookingRef }) => {
  const say = useSay();
  const query = jobEarnings(bookingRef);
  const read = useQuery(query);
  return (
    <EarningsPage
      title={say(texts.title)}
      {...(read.data && { caption: read.data.bookingNo })}
      of={query.queryKey}
      read={read}
      couldNotLoad={say(texts.couldNotLoad)}
    >
      {(job) => <JobLines job={job} />}
    </EarningsPage>
  );
};
