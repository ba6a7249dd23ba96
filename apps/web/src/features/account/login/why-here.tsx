import { lazy, Suspense, useState } from 'react';
import { local } from '@karigar/client/device/storage';

const EndedNotice = lazy(async () => ({
  default: (await import('./ended-notice.tsx')).EndedNotice,
}));

/**
 * Explains why a session was ended, and tells the server about sessions that were left without network; shows nothing
 * to a person who came to log in.
 */
export const WhyHere = () => {
  const [left] = useState(() => local.getItem('endedSession') ?? local.getItem('leftSessions'));
  if (left === null) return null;
  return (
    <Suspense>
      <EndedNotice />
    </Suspense>
  );
};
