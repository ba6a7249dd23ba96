import type { Listener as ListenerName } from '@karigar/contract/listener';
import type { SessionCookie } from './session-cookie.ts';

/** One port of the server: who may call there, and by which address and cookie. */
export type Listener = {
  readonly name: ListenerName;
  readonly url: URL;
  readonly clientIds: readonly string[];
  /** Origins of other clients' pages, which may call us with a single token. */
  readonly otherOrigins: readonly string[];
  readonly cookie: SessionCookie;
};
