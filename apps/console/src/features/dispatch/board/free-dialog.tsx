import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import type { OutputOf } from '@karigar/contract/define-call';
import { freeServiceman } from '@karigar/contract/dispatch/free-serviceman';
import type { listJobsToFree } from '@karigar/contract/dispatch/list-jobs-to-free';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { Callout } from '@karigar/ui/callout/callout';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { liveKey } from '#platform/cache/live-keys';
import { useWrite } from '#platform/write/use-write';
import { actMessages as texts } from './act.messages.ts';
import { jobsToFreeQuery } from './board-query.ts';
import type { Lane } from './card.ts';
import styles from './dispatch-screen.module.css';
import { ReasonForm } from './reason-form.tsx';

type Job = OutputOf<typeof listJobsToFree>[number];

const JobToFree = ({ job }: { job: Job }) => {
  const say = useSay();
  const { day, time } = useFormat();
  const { bookingNo, scheduledAt, heldUntil, serviceName, area, isFreed, nextId, nextName } = job;
  const next = nextId === null ? say(texts.freeNobody) : say(texts.freeNext, { name: nextName });
  const whyNot =
    heldUntil === null
      ? say(texts.freeStarted)
      : `${say(texts.freeHeld, { day: day(heldUntil) })} ${next}`;
  return (
    <li className={styles['job']}>
      <b>
        {scheduledAt === null ? '' : `${time(scheduledAt)} · `}
        {serviceName} · {area} · {bookingNo}
      </b>
      <span className={styles['muted']}>{isFreed ? next : whyNot}</span>
    </li>
  );
};

/** A serviceman who does not come: first who could come instead, then the act on exactly what was shown. */
export const FreeDialog = ({
  lane: { id, name },
  day,
  onClose,
}: {
  lane: Lane;
  day: IndiaDay;
  onClose: () => void;
}) => {
  const say = useSay();
  const { day: written } = useFormat();
  const query = jobsToFreeQuery(id, day);
  const { data } = useQuery(query);
  const [fault, setFault] = useState('');
  const freed = (data ?? []).filter(({ isFreed }) => isFreed);
  const { run, isBusy } = useWrite(freeServiceman, {
    done: ({ message, data: { freed: count } }) => {
      toasts.good(count > 0 ? message : say(texts.freeDone, { name }));
      onClose();
    },
    failure: (failed) => setFault(whyFailed(failed, say)),
    invalidates: [query, { queryKey: liveKey.board }, { queryKey: liveKey.lanes }],
  });
  return (
    <ReasonForm
      title={say(texts.freeTitle, { name })}
      subject={written(day)}
      help={data === undefined ? '' : say(freed.length > 0 ? texts.freeHelp : texts.freeNone)}
      submitLabel={say(texts.freeAll, { count: freed.length })}
      danger
      onClose={onClose}
      onSubmit={(reason) => {
        if (data !== undefined && !isBusy)
          run({
            servicemanId: id,
            day,
            bookingIds: freed.map(({ bookingId }) => bookingId),
            versions: freed.map(({ version }) => version),
            reason,
          });
        return false;
      }}
    >
      {fault !== '' && (
        <Callout tone="bad" alert>
          {fault}
        </Callout>
      )}
      {data === undefined && <Text tone="muted">{say(texts.readingJobs)}</Text>}
      <ul className={styles['jobs']}>
        {(data ?? []).map((job) => (
          <JobToFree key={job.bookingId} job={job} />
        ))}
      </ul>
    </ReasonForm>
  );
};
