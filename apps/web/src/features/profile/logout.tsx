import { logOut } from '@karigar/contract/accounts/log-out';
import { ConfirmDialog } from '@karigar/ui/confirm-dialog/confirm-dialog';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#shared/api/call';
import { useSay } from '#shared/language/use-say';
import { pathTo } from '#shared/navigation/paths';
import { session } from '#shared/session/session';
import { useAction } from '#shared/use-action';
import { profileMessages as texts } from './profile.messages.ts';

/** Ends the session on the server and here. Without network only here: nobody stays in against his will. */
export const Logout = () => {
  const say = useSay();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const leave = useAction(async () => {
    await call(logOut, {});
    await session.close();
    await navigate(pathTo('home'));
  });
  return (
    <>
      <SectionHeading>{say(texts.alertZone)}</SectionHeading>
      <Panel>
        <PanelRow icon="logout" label={say(texts.logout)} danger onPress={() => setOpen(true)} />
      </Panel>
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
      />
    </>
  );
};
