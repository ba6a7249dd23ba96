import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useEffect } from 'react';
import { useWaiting } from '#platform/action-queue/action-queue';
import { useSay } from '@karigar/client/i18n/use-say';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { ClockHint } from '#platform/clock-hint/clock-hint.tsx';
import { putAwayProgress } from '#platform/sync/sync-progress';
import { useOthersCount } from '#platform/sync/use-others-count';
import { useSendNow } from '#platform/sync/use-send-now';
import { JobList } from './job-list.tsx';
import { PhoneFacts } from './phone-facts.tsx';
import { syncScreenMessages as texts } from './sync.messages.ts';

/** The action queue of this phone: waiting and refused actions, the reasons, and the ways out. */
export const SyncScreen = () => {
  const say = useSay();
  const back = useBack('profile');
  const entries = useWaiting();
  const others = useOthersCount();
  const sendAll = useSendNow();
  useEffect(putAwayProgress, []);
  useScreen(say(texts.title));
  const waiting = entries.filter(({ state }) => state.kind !== 'refused');
  const refused = entries.filter(({ state }) => state.kind === 'refused');
  return (
    <Screen>
      <TopBar title={say(texts.title)} back={{ label: say(texts.back), onPress: back }} />
      <Main tight>
        <ClockHint />
        <div role="status">
          {entries.length === 0 && (
            <Callout tone="good" icon="cloudOk">
              <Text strong>{say(texts.allSent)}</Text>
              <Text size="small">{say(others > 0 ? texts.noneOfYours : texts.allSentHelp)}</Text>
            </Callout>
          )}
        </div>
        {waiting.length > 0 && (
          <Stack gap={2}>
            <SectionHeading first>{say(texts.waiting)}</SectionHeading>
            <JobList entries={waiting} label={say(texts.waiting)} />
            <Text size="small" tone="muted">
              {say(texts.keepWorking)}
            </Text>
          </Stack>
        )}
        {refused.length > 0 && (
          <Stack gap={2}>
            <SectionHeading first={waiting.length === 0}>{say(texts.notAccepted)}</SectionHeading>
            <JobList isRefused entries={refused} label={say(texts.notAccepted)} />
          </Stack>
        )}
        {others > 0 && (
          <Callout tone="info" icon="user">
            <Text size="small">{say(texts.othersWait, { count: others })}</Text>
          </Callout>
        )}
        <Stack gap={3}>
          <PhoneFacts />
          <Text size="small" tone="muted">
            {say(texts.keptReads)}
          </Text>
        </Stack>
      </Main>
      {waiting.length > 0 && (
        <ActionBar>
          <Button
            block
            icon="refresh"
            busy={sendAll.isBusy}
            busyLabel={say(texts.trying)}
            onClick={() => sendAll.run()}
          >
            {say(texts.sendAll)}
          </Button>
        </ActionBar>
      )}
    </Screen>
  );
};
