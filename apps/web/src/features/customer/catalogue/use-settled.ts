import { useEffect, useState } from 'react';

const SETTLED_MS = 250;

/** The value once it has stood still: a finger that types asks the server once, not by the letter. */
export const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
