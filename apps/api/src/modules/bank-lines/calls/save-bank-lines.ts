import { saveBankLines } from '@karigar/contract/bank-lines/save-bank-lines';
import { isPossibleDay } from '@karigar/domain/bank-lines/bank-line';
import { readLines } from '@karigar/domain/bank-lines/bank-line-text';
import { dayOf } from '@karigar/domain/dates/india-day';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { saveLines } from '../bank-line-store.ts';

export const saveBankLinesHandler = defineHandler(
  saveBankLines,
  async ({ lines: written }, { tx, now, who }) => {
    const lines = readLines(written);
    if ('line' in lines) return refused('bank-line.unreadable');
    const today = dayOf(now);
    if (!lines.every(({ day }) => isPossibleDay(day, today)))
      return refused('bank-line.day-impossible');
    const added = await saveLines(tx, lines, accountOf(who), new Date(now));
    return accepted({ added, known: lines.length - added });
  },
  { as: 'ops' },
);
