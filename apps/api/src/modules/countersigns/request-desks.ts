import type { AnyCall } from '@karigar/contract/define-call';
import { CALLS } from '@karigar/contract/registry';
import { holdsOneOf, type Desk } from '@karigar/domain/console/desks';

const EVERY_CALL: readonly AnyCall[] = CALLS;

/** A request belongs to the desks of the call that asked: who may not ask does not answer either. */
export const isOfDesk = (call: string, held: readonly Desk[]): boolean =>
  EVERY_CALL.some(({ name, desks = [] }) => name === call && holdsOneOf(held, desks));

/** The calls whose requests these desks may read; audit reads all. */
export const readableCalls = (held: readonly Desk[]): string[] =>
  EVERY_CALL.filter(
    ({ name, desks }) => desks !== undefined && (held.includes('audit') || isOfDesk(name, held)),
  ).map(({ name }) => name);
