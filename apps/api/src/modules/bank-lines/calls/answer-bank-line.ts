import { answerBankLine } from '@karigar/contract/bank-lines/answer-bank-line';
import type { RefusalOf } from '@karigar/contract/define-call';
import { accepted, refused, type Accepted } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { answerDeposit, lockDeposit } from '#modules/corrections/index';
import { confirmRequest, findRequest } from '#modules/payments/index';
import { defineHandler, type CallScope, type HandlerRefusal } from '#wire/define-handler';
import { lockLine, saveAside, saveMatched, type StoredLine } from '../bank-line-store.ts';

type Outcome = Promise<Accepted<null> | HandlerRefusal<RefusalOf<typeof answerBankLine>>>;

const asDeposit = async (scope: CallScope, line: StoredLine, written: string): Outcome => {
  const depositId = /^[1-9]\d{0,15}$/.test(written) ? Number(written) : 0;
  const deposit = await lockDeposit(scope.tx, depositId);
  if (deposit === null) return refused('deposit.not-found');
  if (deposit.amount !== line.amount) return refused('bank-line.amount-differs');
  return answerDeposit(scope, { depositId, outcome: 'confirmed', reason: '' });
};

/** The bank's number of the transfer, or that of the line where the bank wrote none. */
const bankReferenceOf = ({ id, reference }: StoredLine): string =>
  reference === '' ? `LINE-${id}` : reference;

const asUpi = async (scope: CallScope, line: StoredLine, reference: string): Outcome => {
  const request = await findRequest(scope.tx, reference);
  if (request === null) return refused('upi.not-found');
  if (request.amount !== line.amount) return refused('bank-line.amount-differs');
  const done = await confirmRequest(scope, { reference, bankReference: bankReferenceOf(line) });
  return done.ok ? accepted(null) : done;
};

export const answerBankLineHandler = defineHandler(
  answerBankLine,
  async ({ lineId, kind, id = '', reason: written = '' }, scope) => {
    const { tx, now, who, note } = scope;
    const line = await lockLine(tx, lineId);
    if (line === null) return refused('bank-line.not-found');
    if (line.state !== 'waiting') return refused('bank-line.answered');
    const [by, at] = [accountOf(who), new Date(now)];
    if (kind === 'set-aside') {
      const reason = readWrittenReason(written);
      if (reason === null) return refused('console.reason-missing');
      note({ reason });
      await saveAside(tx, lineId, reason, by, at);
      return accepted(null);
    }
    if (kind === 'settlement') {
      await saveMatched(tx, lineId, { kind, id: String(lineId) }, by, at);
      return accepted(null);
    }
    const done = await (kind === 'deposit' ? asDeposit : asUpi)(scope, line, id);
    if (done.ok) await saveMatched(tx, lineId, { kind, id }, by, at);
    return done;
  },
  { as: 'ops' },
);
