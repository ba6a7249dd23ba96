import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSession } from '#platform/session/session';
import { alertsScreenMessages as texts } from './alerts-screen.messages.ts';
import { useTest, type Outcome } from './use-test.ts';

const Result = ({ outcome }: { outcome: Outcome }) => {
  const say = useSay();
  const isServiceman = useSession()?.role === 'serviceman';
  if (outcome.kind === 'failed')
    return (
      <Callout tone="bad">
        <Text>{outcome.why}</Text>
      </Callout>
    );
  const hasArrived = outcome.kind === 'arrived';
  const help = isServiceman ? texts.arrivedHelp : texts.arrivedHelpCustomer;
  return (
    <Callout tone={hasArrived ? 'good' : 'warning'}>
      <Text strong>{say(hasArrived ? texts.arrived : texts.missing)}</Text>
      <Text size="small">{say(hasArrived ? help : texts.missingHelp)}</Text>
    </Callout>
  );
};

/** Sends a test alert through the push service and reports whether it arrived. */
export const TestAlert = () => {
  const say = useSay();
  const test = useTest();
  return (
    <Stack gap={3}>
      <Button
        block
        icon="bell"
        busy={test.isBusy}
        busyLabel={say(texts.testing)}
        onClick={() => test.run()}
      >
        {say(texts.test)}
      </Button>
      <div role="status">
        {test.isBusy && (
          <Text size="small" tone="muted">
            {say(texts.testHelp)}
          </Text>
        )}
        {test.outcome !== null && <Result outcome={test.outcome} />}
      </div>
    </Stack>
  );
};
