import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Dock } from '@karigar/ui/action-bar/action-bar';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { actionQueue, useWaiting } from '#platform/action-queue/action-queue';
import { useSay } from '#platform/i18n/use-say';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { useAction } from '#platform/api/use-action';
import { EntryList } from '#features/sync/entry-list.tsx';
import { PhoneFacts } from './phone-facts.tsx';
import { syncScreenMessages as texts } from './sync.messages.ts';

/** What this phone holds that the server has not: what waits, what was refused and why, and what can be done. */
export const SyncScreen = () => {
  const say = useSay();
  const back = useBack('profile');
  const entries = useWaiting();
  const sendAll = useAction(() => actionQueue.resend());
  useScreen(say(texts.title));
  const waiting = entries.filter(({ state }) => state.kind !== 'refused');
  const refused = entries.filter(({ state }) => state.kind === 'refused');
  return (
    <Screen>
      <TopBar title={say(texts.title)} back={{ label: say(texts.back), onPress: back }} />
      <Main tight>
        <div role="status">
          {entries.length === 0 && (
            <Callout tone="good" icon="cloudOk">
              <Text strong>{say(texts.allSent)}</Text>
              <Text size="small">{say(texts.allSentHelp)}</Text>
            </Callout>
          )}
        </div>
        {waiting.length > 0 && (
          <Stack gap={2}>
            <SectionHeading first>{say(texts.waiting)}</SectionHeading>
            <EntryList entries={waiting} label={say(texts.waiting)} />
            <Text size="small" tone="muted">
              {say(texts.keepWorking)}
            </Text>
          </Stack>
        )}
        {refused.length > 0 && (
          <Stack gap={2}>
            <SectionHeading first={waiting.length === 0}>{say(texts.notAccepted)}</SectionHeading>
            <EntryList entries={refused} label={say(texts.notAccepted)} />
          </Stack>
        )}
        <PhoneFacts />
        <Text size="small" tone="muted">
          {say(texts.keptReads)}
        </Text>
      </Main>
      {waiting.length > 0 && (
        <Dock>
          <Button
            block
            icon="refresh"
            busy={sendAll.isBusy}
            busyLabel={say(texts.trying)}
            onClick={() => sendAll.run()}
          >
            {say(texts.tryNow)}
          </Button>
        </Dock>
      )}
    </Screen>
  );
};
