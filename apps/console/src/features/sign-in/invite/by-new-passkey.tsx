import { newKey } from '@karigar/client/api/call-keys';
import { useAction } from '@karigar/client/api/use-action';
import { deviceId } from '@karigar/client/device/device-id';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { canUsePasskeys, makePasskey } from '@karigar/client/passkeys/passkeys';
import { acceptInvite } from '@karigar/contract/operators/accept-invite';
import { beginInvitePasskey } from '@karigar/contract/operators/begin-invite-passkey';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useState } from 'react';
import { PasskeyButton } from '#entities/desk/passkey-button.tsx';
import { passkeyMessages } from '#entities/desk/passkey.messages';
import { send } from '#platform/api/send';
import { inviteMessages as texts } from './invite.messages.ts';
import { useAccepted } from './use-accepted.ts';

const FAULTS = {
  cancelled: passkeyMessages.cancelled,
  failed: passkeyMessages.failed,
  known: texts.known,
} as const;

const useMakePasskey = (code: string) => {
  const say = useSay();
  const accepted = useAccepted();
  const [fault, setFault] = useState('');
  const action = useAction(async () => {
    setFault('');
    if (!canUsePasskeys()) return setFault(say(passkeyMessages.unsupported));
    const begun = await send(beginInvitePasskey, { code }, newKey());
    if (begun.kind !== 'ok') return setFault(whyFailed(begun, say));
    const made = await makePasskey(begun.data.options);
    if (made.kind !== 'given') return setFault(say(FAULTS[made.kind]));
    const input = { code, credential: made.credential, device: deviceId() };
    const opened = await send(acceptInvite, input, newKey());
    if (opened.kind === 'ok') await accepted(opened.data);
    else setFault(whyFailed(opened, say));
  });
  return { ...action, fault };
};

/** One button that makes the passkey and accepts. */
export const ByNewPasskey = ({ code, onOther }: { code: string; onOther: () => void }) => {
  const say = useSay();
  const passkey = useMakePasskey(code);
  return (
    <Stack gap={4}>
      <PasskeyButton label={say(texts.make)} passkey={passkey} />
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
