import type { KeyboardEvent } from 'react';

/** Escape gives the single keys back. */
export const leaveField = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.code === 'Escape') event.currentTarget.blur();
};
