import { Suspense } from 'react';
import { useSession } from '#platform/session/session';
import { useIsIdle } from '#platform/idle/use-is-idle';
import { lazyPart } from './lazy-part.ts';

const LazyParts = lazyPart(async () => (await import('./signed-in-parts.tsx')).SignedInParts);

/** Runs beside every screen of a signed-in person, not on sign-in. It draws nothing, so the screen loads first. */
export const SignedIn = () => {
  const { role = 'guest', owesProof = false } = useSession() ?? {};
  const isIdle = useIsIdle();
  if (!isIdle || role === 'guest' || owesProof) return null;
  return (
    <Suspense>
      <LazyParts />
    </Suspense>
  );
};
