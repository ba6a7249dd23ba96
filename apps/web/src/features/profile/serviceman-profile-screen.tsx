import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Stack } from '@karigar/ui/stack/stack';
import { useSay } from '#shared/language/use-say';
import { pathTo } from '#shared/navigation/paths';
import { RootScreen } from '#shared/navigation/root-screen.tsx';
import { ConfirmPhone } from './confirm-phone.tsx';
import { Logout } from './logout.tsx';
import { Looks } from './looks.tsx';
import { profileMessages as texts } from './profile.messages.ts';

export const ServicemanProfileScreen = () => {
  const say = useSay();
  return (
    <RootScreen title={say(texts.profile)}>
      <Stack gap={3}>
        <ConfirmPhone />
        <SectionHeading>{say(texts.companyInfo)}</SectionHeading>
        <Panel rows>
          <PanelRow icon="user" label={say(texts.profileSetting)} href={pathTo('profileSetting')} />
          <PanelRow icon="bank" label={say(texts.bankDetails)} href={pathTo('bankDetails')} />
          <PanelRow icon="id" label={say(texts.idVerification)} href={pathTo('id')} />
          <PanelRow icon="history" label={say(texts.workHistory)} href={pathTo('bookingHistory')} />
        </Panel>
        <Looks />
        <Logout />
      </Stack>
    </RootScreen>
  );
};
