import { eraseMyDataAnswer } from './calls/erase-my-data.ts';
import { exportMyDataAnswer } from './calls/export-my-data.ts';

export const privacyAnswers = [exportMyDataAnswer, eraseMyDataAnswer];
