import { Button, ButtonLink } from '@karigar/ui/button/button';
import { Panel } from '@karigar/ui/panel/panel';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState, useSyncExternalStore } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useNetwork } from '#platform/network/network';
import { alertsNotice, isRefused, refuseNotice } from './alerts-notice.ts';
import { alertsMessages as texts, noticeMessages } from './alerts.messages.ts';
import { useTurnOn } from './use-turn-on.ts';

/** The browser tells nobody. Looked at again when the answer to its prompt is drawn. */
const onNothing = () => () => {};

/**
 * Offers alerts, or says why they do not reach this phone: each once, until somebody says no. The browser's prompt
 * comes only after a tap.
 */
export const AlertsOffer = ({ to }: { to: 'serviceman' | 'customer' }) => {
  const say = useSay();
  const notice = useSyncExternalStore(onNothing, alertsNotice);
  const [answer, setAnswer] = useState<'on' | 'no' | null>(null);
  const turnOn = useTurnOn((isOn) => {
    if (isOn) setAnswer('on');
    // Nobody is asked again after a no to the browser.
    else if (alertsNotice() === 'blocked') refuseNotice('ask');
  });
  const isFine = useNetwork() === 'fine';
  const close = (): void => {
    if (notice !== null) refuseNotice(notice);
    setAnswer('no');
  };
  const notNow = (
    <Button small variant="ghost" onClick={close}>
      {say(texts.notNow)}
    </Button>
  );
  if (answer === 'no') return null;
  if (answer === 'on')
    return (
      <Panel padded aria-label={say(texts.testOne)}>
        <Stack gap={3}>
          <Text strong>{say(texts.testOne)}</Text>
          <Row wrap>
            <ButtonLink small variant="tonal" icon="bell" href={pathTo('alerts')}>
              {say(texts.test)}
            </ButtonLink>
            {notNow}
          </Row>
        </Stack>
      </Panel>
    );
  if (notice === null || isRefused(notice) || !isFine) return null;
  const words = noticeMessages[notice];
  const title = say(to === 'serviceman' ? words.title : words.customerTitle);
  return (
    <Panel padded aria-label={title}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text strong>{title}</Text>
          <Text size="small" tone="muted">
            {say(to === 'serviceman' ? words.help : words.customerHelp)}
          </Text>
        </Stack>
        <Row wrap>
          {notice === 'ask' && (
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
          )}
          {(notice === 'blocked' || notice === 'unable' || notice === 'silent') && (
            <ButtonLink small variant="tonal" href={pathTo('alerts')}>
              {say(texts.whatToDo)}
            </ButtonLink>
          )}
          {notNow}
        </Row>
      </Stack>
    </Panel>
  );
};
