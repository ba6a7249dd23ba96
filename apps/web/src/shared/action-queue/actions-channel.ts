import type { ActionResult } from './action.ts';

/** Where tabs and the service worker tell each other what became of an action. */
export const ACTIONS_CHANNEL = 'karigar-actions';

export type Told = { readonly key: string; readonly result: ActionResult };
