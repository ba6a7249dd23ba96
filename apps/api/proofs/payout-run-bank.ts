import { readAmount } from '@karigar/domain/money';
import { readCsv } from '@karigar/domain/payouts/csv';

/** A transfer that the bank has made: the money has left. */
export type Transfer = { readonly account: string; readonly amount: number; readonly utr: string };

/** A bank that pays whatever file it is given, as often as it is given; one transfer in twenty fails. */
export const createBank = () => {
  const made: Transfer[] = [];
  let uploads = 0;
  return {
    made: made as readonly Transfer[],
    /** Pays the lines of the file; its answer, in the bank's order. */
    upload: (csv: string): string[] =>
      readCsv(csv)
        .slice(1)
        .map(([reference = '', , account = '', , amount = '']) => {
          uploads += 1;
          if (uploads % 20 === 7) return `${reference},FAILED,,Account closed`;
          const utr = `HDFCN${String(uploads).padStart(11, '0')}`;
          made.push({ account, amount: readAmount(amount) ?? Number.NaN, utr });
          return `${reference},PAID,${utr},`;
        }),
  };
};
