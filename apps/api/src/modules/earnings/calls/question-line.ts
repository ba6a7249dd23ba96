import { questionLine } from '@karigar/contract/earnings/question-line';
import { CASES_A_DAY, readQuestion } from '@karigar/domain/ledger/case';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { lockOwnBalance } from '#modules/ledger/index';
import { defineHandler } from '#wire/define-handler';
import { countCases, findOpenCase, openCase } from '../case-store.ts';
import { isOwnLine } from '../line-store.ts';

const DAY_MS = 86_400_000;

export const questionLineHandler = defineHandler(questionLine, async (input, { tx, who, now }) => {
  const me = accountOf(who);
  const question = readQuestion(input.question);
  if (!(await isOwnLine(tx, input.lineId, me))) return refused('earnings.line-not-found');
  if (question === null) return refused('case.question-missing');
  // Serialised by the balance's lock, so that two questions at once open one case.
  await lockOwnBalance(tx);
  const open = await findOpenCase(tx, input.lineId);
  if (open !== null) return accepted({ caseNo: open });
  if ((await countCases(tx, me, new Date(now - DAY_MS))) >= CASES_A_DAY) {
    return refused('case.too-many-today');
  }
  const asked = { lineId: input.lineId, servicemanId: me, question, at: new Date(now) };
  return accepted({ caseNo: await openCase(tx, asked) });
});
