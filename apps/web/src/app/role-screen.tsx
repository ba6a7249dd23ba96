import { useSession } from '#shared/session/session';
import { CUSTOMER_SCREENS } from './customer-screens.ts';
import { SERVICEMAN_SCREENS } from './serviceman-screens.ts';
import type { RoleScreenName } from './screens.ts';

/** One path, two screens: the signed-in role decides. A guest sees what a customer sees. */
export const RoleScreen = ({ name }: { name: RoleScreenName }) => {
  const role = useSession()?.role;
  const Chosen = role === 'serviceman' ? SERVICEMAN_SCREENS[name] : CUSTOMER_SCREENS[name];
  return <Chosen />;
};
