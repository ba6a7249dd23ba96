import type { InputOf } from '@karigar/contract/define-call';
import { QUEUED_CALLS } from '@karigar/contract/queued-calls';
import type { Action, ActionCall } from './action.ts';

/** By the name under which an action is persisted. */
const CALLS = new Map<string, ActionCall>(QUEUED_CALLS.map((call) => [call.name, call]));

/** What an action sends: its call, and if the call takes it the claimed time. */
export const callOf = ({
  call: name,
  input,
  createdAt,
}: Action): readonly [ActionCall, InputOf<ActionCall>] => {
  const call = CALLS.get(name);
  if (call === undefined) throw new Error(`no such action: ${name}`);
  const claim = 'claimedAt' in call.fields ? { claimedAt: createdAt } : {};
  return [call, { ...(input as object), ...claim }];
};
