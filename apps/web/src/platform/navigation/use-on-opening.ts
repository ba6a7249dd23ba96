import { useState } from 'react';

/** Begins anew each time it opens, and keeps what it shows while it slides away. */
export const useOnOpening = (open: boolean, begin: () => void): void => {
  const [wasOpen, setWasOpen] = useState(false);
  if (open === wasOpen) return;
  setWasOpen(open);
  if (open) begin();
};
