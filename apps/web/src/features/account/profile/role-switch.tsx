import { switchRole } from '@karigar/contract/sessions/switch-role';
import { PanelRow } from '@karigar/ui/panel/panel';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { call } from '#platform/api/call';
import { newKey } from '@karigar/client/api/call-keys';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { whyFailed } from '@karigar/client/network/why-failed';
import { session, useSession } from '#platform/session/session';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { profileMessages as texts } from './profile.messages.ts';
import { useOwnProfile } from '#entities/profile/use-own-profile';

const LABELS = { customer: texts.asCustomer, serviceman: texts.asServiceman };
const NEW_HINTS = { customer: texts.newCustomerHint, serviceman: texts.newServicemanHint };

const OTHER = { serviceman: 'customer', customer: 'serviceman' } as const;

/** Switches to the other role; an account without it gets it. */
export const RoleSwitch = () => {
  const say = useSay();
  const navigate = useNavigate();
  const role = useSession()?.role;
  const { profile } = useOwnProfile();
  const change = useAction(async (next: 'serviceman' | 'customer') => {
    const opened = await call(switchRole, { role: next }, newKey());
    if (opened.kind !== 'ok') return toasts.bad(whyFailed(opened, say));
    const { authToken, role: as, accountId } = opened.data;
    await session.open({ authToken, role: as, ...(accountId !== undefined && { accountId }) });
    navigate(pathTo('home'), { replace: true });
  });
  if (role !== 'serviceman' && role !== 'customer') return null;
  // Another server may send no roles.
  if (profile === undefined || profile.roles.length === 0) return null;
  const other = OTHER[role];
  const isNew = !profile.roles.includes(other);
  return (
    <PanelRow
      icon="people"
      label={say(isNew && other === 'serviceman' ? texts.newServiceman : LABELS[other])}
      {...(isNew && { hint: say(NEW_HINTS[other]) })}
      onPress={() => change.run(other)}
    />
  );
};
