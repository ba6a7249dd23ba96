import { getProfileAnswer } from './calls/get-profile.ts';
import { updateBankDetailsAnswer } from './calls/update-bank-details.ts';
import { updateProfileAnswer } from './calls/update-profile.ts';

export const profileAnswers = [getProfileAnswer, updateProfileAnswer, updateBankDetailsAnswer];
