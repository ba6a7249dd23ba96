import { depositCash } from '@karigar/contract/earnings/deposit-cash';
import { mayDeposit } from '@karigar/domain/ledger/deposit';
import { sumOf } from '@karigar/domain/money';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { lockOwnBalance } from '#modules/ledger/index';
import { defineHandler } from '#wire/define-handler';
import { insertDeposit, readWaiting } from '../cash-store.ts';
import { presentCash } from '../earnings-presenter.ts';

export const depositCashHandler = defineHandler(depositCash, async (input, { tx, who, now }) => {
  const me = accountOf(who);
  // Under the lock of the balance, so that two phones cannot deposit the same cash.
  const { cashInHand } = await lockOwnBalance(tx);
  const waiting = await readWaiting(tx, me);
  const may = mayDeposit({ ...input, cashInHand, waiting });
  if (!may.ok) return may;
  const { amount, reference } = may.value;
  const deposit = { servicemanId: me, amount, way: input.way, reference, at: new Date(now) };
  const depositId = await insertDeposit(tx, deposit);
  const cash = presentCash(cashInHand, sumOf([waiting, amount]), now);
  return accepted({ depositId, cashInHand: cash });
});
