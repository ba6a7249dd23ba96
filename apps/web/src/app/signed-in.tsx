import { Suspense } from 'react';
import { useSession } from '#platform/session/session';
import { useIsIdle } from '#platform/idle/use-is-idle';
import { lazyPart } from './lazy-part.ts';

const LazyParts = lazyPart(async () => (await import('./signed-in-parts.tsx')).SignedInParts);

/** What runs beside every screen of a person who is in; the way in does without. Nothing of it is on the screen, so that comes first. */
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
