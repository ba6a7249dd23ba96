import { useSay } from '@karigar/client/i18n/use-say';
import { Callout } from '@karigar/ui/callout/callout';
import { Icon } from '@karigar/ui/icon/icon';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { lazy, startTransition, useState } from 'react';
import { Door } from '#entities/desk/door.tsx';
import { passkeyMessages } from '#entities/desk/passkey.messages';
import { PasskeyButton } from '#entities/desk/passkey-button.tsx';
import { ended } from '#platform/session/ended';
import { useTitle } from '#platform/navigation/use-title';
import { loginMessages as texts } from './login.messages.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

/** Loaded when it is asked for: most log in with a passkey. */
const PasswordForm = lazy(async () => ({
  default: (await import('./password-form.tsx')).PasswordForm,
}));

/** A passkey first; the weaker way below, with what it cannot do. */
export const LoginScreen = () => {
  const say = useSay();
  const [isOther, setOther] = useState(false);
  useTitle(say(texts.title));
  return (
    <Door title={say(texts.title)}>
      {ended.why() !== '' && <Callout tone="info">{ended.why()}</Callout>}
      {isOther ? (
        <PasswordForm onBack={() => setOther(false)} />
      ) : (
        <ByPasskey onOther={() => startTransition(() => setOther(true))} />
      )}
      <Row gap={2} align="start">
        <Icon name="clock" size={20} />
        <Text size="small" tone="muted">
          {say(texts.life)} {say(texts.lost)}
        </Text>
      </Row>
    </Door>
  );
};

const ByPasskey = ({ onOther }: { onOther: () => void }) => {
  const say = useSay();
  const passkey = usePasskeyLogin();
  return (
    <Stack gap={4}>
      <PasskeyButton label={say(passkeyMessages.use)} passkey={passkey} />
      <Stack gap={2}>
        <Text as="h2" size="caption" tone="muted">
          {say(texts.anotherWay)}
        </Text>
        <Panel rows>
          <PanelRow
            icon="lock"
            label={say(texts.byPassword)}
            hint={say(texts.byPasswordHelp)}
            onPress={onOther}
            leads
          />
        </Panel>
      </Stack>
    </Stack>
  );
};
