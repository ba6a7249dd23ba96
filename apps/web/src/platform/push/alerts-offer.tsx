import { Button } from '@karigar/ui/button/button';
import { Panel } from '@karigar/ui/panel/panel';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState, useSyncExternalStore } from 'react';
import { local } from '@karigar/client/device/storage';
import { useSay } from '@karigar/client/i18n/use-say';
import { useNetwork } from '#platform/network/network';
import { alerts } from './alerts.ts';
import { alertsMessages as texts } from './alerts.messages.ts';
import { useTurnOn } from './use-turn-on.ts';

const DISMISSED = 'alertsDismissed';

/** Offers alerts to a serviceman who has work, until dismissed; the browser's prompt comes only after a tap. */
export const AlertsOffer = () => {
  const say = useSay();
  const isUnasked = useSyncExternalStore(alerts.subscribe, alerts.isUnasked);
  const [isDismissed, setDismissed] = useState(() => local.getItem(DISMISSED) !== null);
  const turnOn = useTurnOn();
  const isFine = useNetwork() === 'fine';
  if (!isUnasked || isDismissed || !isFine) return null;
  const dismiss = (): void => {
    local.setItem(DISMISSED, 'true');
    setDismissed(true);
  };
  return (
    <Panel padded aria-label={say(texts.offer)}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text strong>{say(texts.offer)}</Text>
          <Text size="small" tone="muted">
            {say(texts.offerHelp)}
          </Text>
        </Stack>
        <Row wrap>
          <Button
            small
            variant="tonal"
            icon="bell"
            busy={turnOn.isBusy}
            busyLabel={say(texts.turningOn)}
            onClick={turnOn.run}
          >
            {say(texts.turnOn)}
          </Button>
          <Button small variant="ghost" onClick={dismiss}>
            {say(texts.notNow)}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
};
