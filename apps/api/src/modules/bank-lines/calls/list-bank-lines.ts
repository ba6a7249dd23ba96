import { listBankLines } from '@karigar/contract/bank-lines/list-bank-lines';
import { bankLineDue } from '@karigar/domain/bank-lines/bank-line';
import { matchLines, type Choice } from '@karigar/domain/bank-lines/match-lines';
import { dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import { accepted } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { countLines, listWaitingLines } from '../bank-line-store.ts';
import { findCandidates, type FoundCandidate } from '../candidate-store.ts';

/** A transfer that comes back does so within days. */
const RETURN_MS = 45 * 86_400_000;

const numbersOf = (candidates: readonly FoundCandidate[]) =>
  new Map(candidates.map(({ kind, id, bookingNo }) => [`${kind} ${id}`, bookingNo]));

/** Names of people are shown with what they pay: reading it is audited. */
export const listBankLinesHandler = defineHandler(
  listBankLines,
  async (_input, { tx, now }) => {
    const lines = await listWaitingLines(tx);
    const amounts = [...new Set(lines.map(({ amount }) => amount))];
    const candidates = await findCandidates(tx, amounts, new Date(now - RETURN_MS));
    const numbers = numbersOf(candidates);
    const present = ({ candidate, score }: Choice) => ({
      kind: candidate.kind,
      id: candidate.id,
      name: candidate.name,
      reference: candidate.reference,
      day: candidate.day,
      bookingNo: numbers.get(`${candidate.kind} ${candidate.id}`) ?? null,
      score,
    });
    const proposals = new Map(matchLines(lines, candidates).map((of) => [of.lineId, of]));
    const { waiting, answered } = await countLines(tx, new Date(startOfDay(dayOf(now))));
    return accepted({
      waiting,
      answered,
      lines: lines.map(({ id, day, amount, reference, words, saved_at: savedAt }) => {
        const { proposed, choices } = proposals.get(id) ?? { proposed: null, choices: [] };
        const at = proposed === null ? -1 : choices.findIndex((one) => one === proposed);
        return {
          id,
          day,
          amount,
          reference,
          words,
          savedAt: savedAt.getTime(),
          dueAt: bankLineDue(savedAt.getTime()),
          proposed: at === -1 ? null : at,
          choices: choices.map(present),
        };
      }),
    });
  },
  { as: 'ops', audited: true },
);
