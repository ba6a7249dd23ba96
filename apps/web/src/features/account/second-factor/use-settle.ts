import { useEnter } from '#entities/sign-in/use-enter';
import { session } from '#platform/session/session';

/** Nothing is owed any more, as when another tab gave the proof: on to where he wanted to go. */
export const useSettle = (): (() => Promise<void>) => {
  const enter = useEnter();
  return async () => {
    const current = session.get();
    if (current === null) return;
    const { owesProof: _settled, ...proven } = current;
    await enter(proven);
  };
};
