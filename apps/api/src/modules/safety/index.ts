import { endAlarmHandler } from './calls/end-alarm.ts';
import { getAlarmHandler } from './calls/get-alarm.ts';
import { raiseAlarmHandler } from './calls/raise-alarm.ts';

export { findWaitingAlarms } from './find-waiting.ts';
export { alarmEnds } from './waiting-store.ts';

export const safetyHandlers = [raiseAlarmHandler, getAlarmHandler, endAlarmHandler];
