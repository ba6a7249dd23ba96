import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const bankLineRefusals = {
  'bank-line.unreadable': business(msg`A line of the statement cannot be read. Nothing was saved.`),
  'bank-line.day-impossible': business(
    msg`A line is of a day to come, or more than 400 days old. Nothing was saved.`,
  ),
  'bank-line.not-found': business(msg`This line of the statement was not found.`),
  'bank-line.answered': business(msg`This line of the statement has already been answered.`),
  'bank-line.amount-differs': business(msg`The amount of the line is another one.`),
  'payout.row-not-paid': business(msg`This payout is not one that was paid by file.`),
} as const satisfies Record<string, Refusal>;
