export const WORK_SHEETS = [
  'start',
  'hold',
  'end',
  'otp',
  'add-services',
  'late',
  'door',
  'ask',
] as const;
export type WorkSheet = (typeof WORK_SHEETS)[number];
