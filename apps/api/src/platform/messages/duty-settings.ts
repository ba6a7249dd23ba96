import { readPhone } from '@karigar/domain/identity/phone';
import { list } from '../settings.ts';

/** Numbers on duty: they get an SMS for every SOS until somebody takes it. */
export const dutySettings = { ALARM_PHONES: list('') };

export const dutyProblems = ({ ALARM_PHONES: phones }: { ALARM_PHONES: string[] }): string[] => [
  ...phones
    .filter((number) => readPhone(number) !== number)
    .map((number) => `ALARM_PHONES: ${number} is not ten digits of a mobile number`),
  ...(new Set(phones).size < phones.length ? ['ALARM_PHONES names a number twice'] : []),
];
