import { isStartCode } from '@karigar/domain/bookings/start-code';

export type StartFault = 'codeMissing' | 'codeSlip';

/** What the phone notices by itself; whether the code is this booking's is checked when the start is sent. */
export const faultOf = (typed: string): StartFault | null => {
  if (typed.trim() === '') return 'codeMissing';
  return isStartCode(typed.trim()) ? null : 'codeSlip';
};
