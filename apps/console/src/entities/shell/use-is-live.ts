import { liveState } from '@karigar/client/cache/live-state';
import { useSyncExternalStore } from 'react';

export const useIsLive = (): boolean => useSyncExternalStore(liveState.subscribe, liveState.isUp);
