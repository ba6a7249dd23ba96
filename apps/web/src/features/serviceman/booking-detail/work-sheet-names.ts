export const WORK_SHEETS = [
  'start',
  'hold',
  'end',
  'otp',
  'add-services',
  'late',
  'door',
  'ask',
  'checklist',
] as const;
export type WorkSheet = (typeof WORK_SHEETS)[number];
