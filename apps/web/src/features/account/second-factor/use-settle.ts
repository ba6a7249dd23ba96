import { useEnter } from '#entities/sign-in/use-enter';
import { session } from '#platform/session/session';

/** The proof is no longer needed, for example because another tab gave it: redirect to the destination. */
export const useSettle = (): (() => Promise<void>) => {
  const enter = useEnter();
  return async () => {
    const current = session.get();
    if (current === null) return;
    const { owesProof: _settled, ...proven } = current;
    await enter(proven);
  };
};
