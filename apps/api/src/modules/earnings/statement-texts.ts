import type { Language } from '@karigar/domain/language';
import { msg } from '@karigar/domain/msg';
import { sayAll } from '#platform/texts';

const WORDS = {
  title: msg`Earnings statement`,
  of: msg`For`,
  period: msg`Period`,
  jobs: msg`Jobs`,
  day: msg`Date`,
  month: msg`Month`,
  order: msg`Order ID`,
  service: msg`Service`,
  billed: msg`Billed`,
  tax: msg`Tax`,
  commission: msg`Commission`,
  share: msg`Your share`,
  tips: msg`Tips`,
  corrections: msg`Refunds and corrections`,
  earned: msg`Earned`,
  withheld: msg`Withheld as TDS`,
  withheldNote: msg`TDS is income tax that was withheld from your earnings and paid to the state in your name. Give it in your tax return. To be checked by an accountant.`,
  total: msg`Total`,
  nothing: msg`Nothing was earned in this period.`,
  note: msg`Billed − tax − commission = your share. Your share + tips + refunds and corrections = earned.`,
} as const;

export type StatementWords = { readonly [Key in keyof typeof WORDS]: string };

export const statementWords = (language: Language): StatementWords => sayAll(WORDS, language);
