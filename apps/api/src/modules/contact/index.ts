import { blockPersonAnswer } from './calls/block-person.ts';
import { listBlocksAnswer } from './calls/list-blocks.ts';
import { reportPersonAnswer } from './calls/report-person.ts';
import { requestCallAnswer } from './calls/request-call.ts';
import { unblockPersonAnswer } from './calls/unblock-person.ts';

export { isBlocked } from './block-store.ts';

export const contactAnswers = [
  reportPersonAnswer,
  blockPersonAnswer,
  listBlocksAnswer,
  unblockPersonAnswer,
  requestCallAnswer,
];
