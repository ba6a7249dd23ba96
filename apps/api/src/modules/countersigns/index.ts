import type { Handler } from '#wire/define-handler';
import { answerCountersignHandler, type GuardedAct } from './calls/answer-countersign.ts';
import { listCountersignsHandler } from './calls/list-countersigns.ts';

export type { GuardedAct } from './calls/answer-countersign.ts';
export {
  agreeToAll,
  countersignNo,
  insertCountersign,
  keptField,
  keptWords,
  type OpenCountersign,
} from './countersign-store.ts';
export { findWaitingCountersigns } from './find-waiting.ts';
export { isAsked } from './is-asked.ts';
export { isOfDesk } from './request-desks.ts';

/** `acts`: what a second person's yes runs, by the call that asks for it. */
export const countersignHandlers = (acts: Readonly<Record<string, GuardedAct>>): Handler[] => [
  listCountersignsHandler,
  answerCountersignHandler(acts),
];
