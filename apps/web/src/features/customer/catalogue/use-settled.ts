import { useEffect, useState } from 'react';

const SETTLED_MS = 250;

/** Debounces the value, so that typing does not call the server for each letter. */
export const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
