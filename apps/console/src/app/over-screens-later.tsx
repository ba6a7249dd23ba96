import { useState } from 'react';
import { useOverlay } from '#entities/shell/overlays';
import { soon } from '#platform/soon/soon.tsx';

const OverScreens = soon(async () => (await import('./over-screens.tsx')).OverScreens);

/** Drawn with the first key for it; it stays, as what it closes would go with it. */
export const OverScreensLater = () => {
  const isAsked = useOverlay() !== null;
  const [isWanted, setWanted] = useState(false);
  if (isAsked && !isWanted) setWanted(true);
  return isWanted ? <OverScreens /> : null;
};
