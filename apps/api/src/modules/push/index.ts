import { getPushKeyHandler } from './calls/get-push-key.ts';
import { notePushShownHandler } from './calls/note-push-shown.ts';
import { subscribePushHandler } from './calls/subscribe-push.ts';
import { testPushHandler } from './calls/test-push.ts';
import { unsubscribePushHandler } from './calls/unsubscribe-push.ts';

export const pushHandlers = [
  getPushKeyHandler,
  notePushShownHandler,
  subscribePushHandler,
  testPushHandler,
  unsubscribePushHandler,
];
