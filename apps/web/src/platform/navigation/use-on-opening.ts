import { useState } from 'react';

/** Resets each time it opens, and keeps its content while it slides away. */
export const useOnOpening = (open: boolean, begin: () => void): void => {
  const [wasOpen, setWasOpen] = useState(false);
  if (open === wasOpen) return;
  setWasOpen(open);
  if (open) begin();
};
