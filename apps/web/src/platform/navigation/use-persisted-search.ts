import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '@karigar/client/navigation/router.tsx';

const SETTLED_MS = 300;

const searchOf = (state: unknown): string =>
  typeof state === 'object' &&
  state !== null &&
  'search' in state &&
  typeof state.search === 'string'
    ? state.search
    : '';

/** A search text in the history state, not in the URL: restored by Back and reload, and not in server logs. */
export const usePersistedSearch = (): readonly [string, (search: string) => void] => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const kept = searchOf(state);
  const [search, setSearch] = useState(kept);
  useEffect(() => {
    if (search === kept) return;
    const timer = setTimeout(() => navigate('.', { replace: true, state: { search } }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [search, kept, navigate]);
  return [search, setSearch];
};
