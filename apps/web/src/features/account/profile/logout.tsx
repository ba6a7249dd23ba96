import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Text } from '@karigar/ui/text/text';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { useState } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { useLogOut } from '#entities/sign-in/use-log-out';
import { useSession } from '#platform/session/session';
import { useUnsentCount } from '#platform/sync/use-unsent-count';
import { profileMessages as texts } from './profile.messages.ts';

/** The way out, and which version of the app this is, for whoever asks on the phone. */
export const Logout = () => {
  const say = useSay();
  const isServiceman = useSession()?.role === 'serviceman';
  const [isOpen, setOpen] = useState(false);
  const leave = useLogOut();
  const waiting = useUnsentCount();
  return (
    <>
      {isServiceman && <SectionHeading>{say(texts.alertZone)}</SectionHeading>}
      <Panel>
        <PanelRow icon="logout" label={say(texts.logout)} danger onPress={() => setOpen(true)} />
      </Panel>
      <Text size="small" tone="muted">
        {say(texts.version, { version: import.meta.env.APP_VERSION })}
      </Text>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={say(texts.confirmLogout)}
        cancelLabel={say(texts.cancel)}
        confirm={{
          label: say(texts.logout),
          icon: 'logout',
          danger: true,
          busy: leave.isBusy,
          busyLabel: say(texts.loggingOut),
          onPress: leave.run,
        }}
        {...(waiting > 0 && {
          children: say(texts.stays, { count: waiting }),
        })}
      />
    </>
  );
};
