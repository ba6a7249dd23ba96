import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Panel } from '@karigar/ui/panel/panel';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useSay } from '@karigar/client/i18n/use-say';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { alerts, useAlerts } from '#platform/push/alerts';
import { alertsNotice } from '#platform/push/alerts-notice';
import { alertsMessages } from '#platform/push/alerts.messages';
import type { AlertState } from '#platform/push/create-alerts';
import { useTurnOn } from '#platform/push/use-turn-on';
import { useSession } from '#platform/session/session';
import { useAction } from '@karigar/client/api/use-action';
import { alertsScreenMessages as texts } from './alerts-screen.messages.ts';
import { PhoneHelp } from './phone-help.tsx';
import styles from './phone-help.module.css';
import { TestAlert } from './test-alert.tsx';

const STATES = {
  on: { tone: 'good', title: texts.on, help: texts.onHelpCustomer, jobHelp: texts.onHelp },
  off: { tone: 'info', title: texts.off, help: texts.offHelpCustomer, jobHelp: texts.offHelp },
  blocked: {
    tone: 'warning',
    title: texts.blocked,
    help: texts.blockedHelp,
    jobHelp: texts.blockedHelp,
  },
  unable: {
    tone: 'warning',
    title: texts.unable,
    help: texts.unableHelp,
    jobHelp: texts.unableHelp,
  },
} as const satisfies Record<AlertState, object>;

const TurnOn = () => {
  const say = useSay();
  const turnOn = useTurnOn();
  return (
    <Button
      block
      icon="bell"
      busy={turnOn.isBusy}
      busyLabel={say(alertsMessages.turningOn)}
      onClick={turnOn.run}
    >
      {say(alertsMessages.turnOn)}
    </Button>
  );
};

const TurnOff = () => {
  const say = useSay();
  const turnOff = useAction(() => alerts.turnOff());
  return (
    <Button
      block
      variant="ghost"
      busy={turnOff.isBusy}
      busyLabel={say(texts.turningOff)}
      onClick={turnOff.run}
    >
      {say(texts.turnOff)}
    </Button>
  );
};

const IPHONE_STEPS = [texts.iphoneShare, texts.iphoneAdd, texts.iphoneOpen];

/** An iPhone has alerts for what is on its home screen only. */
const IphoneSteps = () => {
  const say = useSay();
  return (
    <div>
      <SectionHeading first>{say(texts.iphoneTitle)}</SectionHeading>
      <Panel padded>
        <ol className={styles['steps']}>
          {IPHONE_STEPS.map((step) => (
            <li key={step.id ?? step.message}>{say(step)}</li>
          ))}
        </ol>
      </Panel>
    </div>
  );
};

/** Whether this phone gets alerts, and what to change if not. */
export const AlertsScreen = () => {
  const say = useSay();
  const back = useBack('profile');
  const state = useAlerts();
  const isServiceman = useSession()?.role === 'serviceman';
  const name = say(isServiceman ? texts.jobTitle : texts.title);
  useScreen(name);
  const { tone, title, help, jobHelp } = STATES[state];
  const isInIphoneTab = state === 'unable' && alertsNotice() === 'install';
  return (
    <Screen>
      <TopBar title={name} back={{ label: say(texts.back), onPress: back }} />
      <Main tight>
        <Stack gap={4}>
          <Callout tone={tone}>
            <Text strong>{say(title)}</Text>
            <Text size="small">{say(isServiceman ? jobHelp : help)}</Text>
          </Callout>
          {isInIphoneTab && <IphoneSteps />}
          {state === 'off' && <TurnOn />}
          {state === 'on' && <TestAlert />}
          <div>
            <SectionHeading first>{say(texts.helpTitle)}</SectionHeading>
            <Stack gap={3}>
              <Text tone="muted">{say(texts.helpIntro)}</Text>
              <PhoneHelp />
            </Stack>
          </div>
          {state === 'on' && <TurnOff />}
        </Stack>
      </Main>
    </Screen>
  );
};
