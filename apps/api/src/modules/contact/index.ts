import { blockPersonHandler } from './calls/block-person.ts';
import { listBlocksHandler } from './calls/list-blocks.ts';
import { reportPersonHandler } from './calls/report-person.ts';
import { requestCallHandler } from './calls/request-call.ts';
import { unblockPersonHandler } from './calls/unblock-person.ts';

export { isBlocked } from './block-store.ts';

export const contactHandlers = [
  reportPersonHandler,
  blockPersonHandler,
  listBlocksHandler,
  unblockPersonHandler,
  requestCallHandler,
];
