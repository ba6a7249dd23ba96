import { useState } from 'react';
import { perTab } from '@karigar/client/device/storage';

const keyOf = (bookingId: number): string => `doorCalls.${bookingId}`;

/** How often the customer was called from the door sheet, also after a reload. */
export const useDoorCalls = (bookingId: number) => {
  const key = keyOf(bookingId);
  const [calls, setCalls] = useState(() => Number(perTab.getItem(key) ?? 0));
  const add = (): void => {
    perTab.setItem(key, String(calls + 1));
    setCalls(calls + 1);
  };
  return { calls, add };
};
