import type { OutputOf } from '@karigar/contract/define-call';
import type { readInvite } from '@karigar/contract/operators/read-invite';

export type Invite = OutputOf<typeof readInvite>;
