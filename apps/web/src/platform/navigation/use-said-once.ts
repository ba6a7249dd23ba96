import { useEffect, useState } from 'react';

/** Long enough to read one sentence. */
const SAID_MS = 4000;

/** A message that is shown for a moment, then removed. */
export const useSaidOnce = <Value>() => {
  const [said, setSaid] = useState<Value | null>(null);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, setSaid] as const;
};
