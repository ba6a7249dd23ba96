import { changeConsentAnswer } from './calls/change-consent.ts';
import { eraseMyDataAnswer } from './calls/erase-my-data.ts';
import { exportMyDataAnswer } from './calls/export-my-data.ts';
import { listConsentsAnswer } from './calls/list-consents.ts';

export const privacyAnswers = [
  exportMyDataAnswer,
  eraseMyDataAnswer,
  listConsentsAnswer,
  changeConsentAnswer,
];
