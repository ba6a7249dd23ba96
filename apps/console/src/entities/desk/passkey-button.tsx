import { useSay } from '@karigar/client/i18n/use-say';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import styles from './passkey-button.module.css';
import { passkeyMessages as texts } from './passkey.messages.ts';

/** The one thing that a screen before a session asks for; Enter presses it. */
export const PasskeyButton = ({
  label,
  passkey: { run, isBusy, fault },
}: {
  label: string;
  passkey: { readonly run: () => void; readonly isBusy: boolean; readonly fault: string };
}) => {
  const say = useSay();
  return (
    <Stack gap={2}>
      <Button
        block
        icon="key"
        className={styles['main']}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing that the screen asks for
        autoFocus
        busy={isBusy}
        busyLabel={say(texts.waiting)}
        onClick={() => run()}
      >
        {label}
      </Button>
      <Text size="small" tone="muted">
        {say(texts.asks)}
      </Text>
      {fault !== '' && (
        <Callout tone="bad" alert>
          {fault}
        </Callout>
      )}
    </Stack>
  );
};
