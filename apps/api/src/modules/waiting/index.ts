import { countWaitingHandler } from './calls/count-waiting.ts';
import { finishItemHandler } from './calls/finish-item.ts';
import { leaveItemHandler } from './calls/leave-item.ts';
import { listWaitingHandler } from './calls/list-waiting.ts';
import { reopenItemHandler } from './calls/reopen-item.ts';
import { takeItemHandler } from './calls/take-item.ts';

export const waitingHandlers = [
  listWaitingHandler,
  countWaitingHandler,
  takeItemHandler,
  leaveItemHandler,
  finishItemHandler,
  reopenItemHandler,
];
