import { answerBankLine } from '@karigar/contract/bank-lines/answer-bank-line';
import { takeBackPayout } from '@karigar/contract/bank-lines/take-back-payout';
import { call } from '#platform/api/call';
import type { Choice } from './matching-query.ts';

/** Confirms what a line is; a transfer that came back asks for a passkey. */
export const answerLine = (lineId: number, { kind, id }: Choice) =>
  kind === 'returned'
    ? call(takeBackPayout, { lineId, rowId: Number(id) })
    : call(answerBankLine, { lineId, kind, ...(kind !== 'settlement' && { id }) });

export const setLineAside = (lineId: number, reason: string) =>
  call(answerBankLine, { lineId, kind: 'set-aside', reason });
