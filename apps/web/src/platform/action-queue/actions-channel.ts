import type { ActionResult } from './action.ts';

/** Broadcast channel on which tabs and the service worker report results of actions. */
export const ACTIONS_CHANNEL = 'karigar-actions';

export type TabMessage = { readonly key: string; readonly result: ActionResult };
