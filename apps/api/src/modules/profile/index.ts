import { getProfileHandler } from './calls/get-profile.ts';
import { updateBankDetailsHandler } from './calls/update-bank-details.ts';
import { updateProfileHandler } from './calls/update-profile.ts';

export const profileHandlers = [getProfileHandler, updateProfileHandler, updateBankDetailsHandler];
