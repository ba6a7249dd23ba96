import type { OutputOf } from '@karigar/contract/define-call';
import type { acceptInvite } from '@karigar/contract/operators/accept-invite';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { enter } from '#entities/desk/enter';
import { PATHS } from '#platform/navigation/paths';

/** The invitation is used up: its address must not be opened again. */
export const useAccepted = () => {
  const navigate = useNavigate();
  return async (opened: OutputOf<typeof acceptInvite>): Promise<void> => {
    await enter(opened);
    navigate(PATHS.waiting, { replace: true });
  };
};
