import { changeConsentHandler } from './calls/change-consent.ts';
import { eraseMyDataHandler } from './calls/erase-my-data.ts';
import { exportMyDataHandler } from './calls/export-my-data.ts';
import { listConsentsHandler } from './calls/list-consents.ts';

export const privacyHandlers = [
  exportMyDataHandler,
  eraseMyDataHandler,
  listConsentsHandler,
  changeConsentHandler,
];
