import { getDutyHandler } from './calls/get-duty.ts';
import { saveDaysOffHandler } from './calls/save-days-off.ts';
import { saveWorkingHoursHandler } from './calls/save-working-hours.ts';
import { setDutyHandler } from './calls/set-duty.ts';

export const workTimesHandlers = [
  getDutyHandler,
  setDutyHandler,
  saveWorkingHoursHandler,
  saveDaysOffHandler,
];
