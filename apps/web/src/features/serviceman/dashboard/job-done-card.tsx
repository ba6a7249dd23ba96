import { IconButton } from '@karigar/ui/icon-button/icon-button';
import { PaidStamp } from '@karigar/ui/paid-stamp/paid-stamp';
import { Panel } from '@karigar/ui/panel/panel';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { jobEarnings } from '#entities/earnings/job-earnings';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import type { JobDone } from '#platform/navigation/job-done';
import { pathTo } from '#platform/navigation/paths';
import { dashboardMessages as texts } from './dashboard.messages.ts';

/** The moment after the customer's code: a seal, and what was earned. */
export const JobDoneCard = ({ done }: { done: JobDone }) => {
  const say = useSay();
  const navigate = useNavigate();
  const { bookingId, orderId, customerName, serviceName } = done;
  const { data: job } = useQuery(jobEarnings({ bookingId, orderId }));
  useEffect(() => {
    // A phone without a motor returns false.
    navigator.vibrate?.([60, 60, 120]);
  }, []);
  const close = (): void => navigate(pathTo('home'), { replace: true, state: null });
  return (
    <Panel padded aria-label={say(texts.jobDone)}>
      <Row gap={3} align="start">
        <PaidStamp size={64} />
        <Stack gap={1} style={{ flex: 1 }}>
          <Text as="h2" size="title">
            {say(texts.jobDone)}
          </Text>
          <Text size="small" tone="muted">
            {`${customerName} · ${serviceName}`}
          </Text>
          {job !== undefined && (
            <Text strong>
              {say(texts.youKeep)} <Amount of={job.earned} />
            </Text>
          )}
        </Stack>
        <IconButton icon="x" label={say(texts.close)} onClick={close} />
      </Row>
    </Panel>
  );
};
