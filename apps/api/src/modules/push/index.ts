import { getPushKeyAnswer } from './calls/get-push-key.ts';
import { subscribePushAnswer } from './calls/subscribe-push.ts';
import { testPushAnswer } from './calls/test-push.ts';
import { unsubscribePushAnswer } from './calls/unsubscribe-push.ts';

export const pushAnswers = [
  getPushKeyAnswer,
  subscribePushAnswer,
  testPushAnswer,
  unsubscribePushAnswer,
];
