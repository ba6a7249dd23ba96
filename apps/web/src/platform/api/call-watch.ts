import type { CallResult } from '@karigar/contract/call-result';
import type { AnyCall } from '@karigar/contract/define-call';

/** Observes a call that was sent, without changing it. */
type Watch = (sent: Promise<CallResult<AnyCall>>, input: unknown) => void;

/** Observer of the connection's state: null until the sync banner is loaded. */
export const callWatch: { current: Watch | null } = { current: null };
