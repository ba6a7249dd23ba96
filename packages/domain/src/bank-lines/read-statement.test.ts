import { describe, expect, it } from 'vitest';
import { cleanText } from './bank-line.ts';
import { readLines, writeLines } from './bank-line-text.ts';
import { MOST_STATEMENT_BYTES, MOST_STATEMENT_ROWS, readStatement } from './read-statement.ts';
import { readStatementAmount, readStatementDay } from './statement-values.ts';

const linesOf = (file: string) => {
  const read = readStatement(file);
  if ('why' in read) throw new Error(`${read.why} ${read.row}`);
  return read;
};

describe('shapes of banks', () => {
  it('with debit and credit apart, a head above and a summary below', () => {
    const file = `HDFC BANK Ltd.,,Page No .: 1\r\nA/C No: 50200012349035,,\r\n
Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
14/11/26,UPI-ASHA-asha@okhdfc,0000431298127712,14/11/26,,"1,599.00","1,01,599.00"
14/11/26,NEFT DR-SALARY,N3190,14/11/26,"20,000.00",,81599.00
15/11/26,"CASH DEP, CDM BANER",,15/11/26,0.00,₹ 642.66,82241.66
,,,,,,
STATEMENT SUMMARY :-,,,,,,
Opening Balance,Dr Count,Cr Count,Debits,Credits,Closing Bal,
100000.00,1,2,20000.00,2241.66,82241.66,`;
    expect(linesOf(file)).toEqual({
      debits: 1,
      lines: [
        {
          day: '2026-11-14',
          amount: 159_900,
          reference: '0000431298127712',
          words: 'UPI-ASHA-asha@okhdfc',
          nth: 1,
        },
        { day: '2026-11-15', amount: 64_266, reference: '', words: 'CASH DEP, CDM BANER', nth: 1 },
      ],
    });
  });

  it('with tabs, one amount and its direction beside it', () => {
    const file = `Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tAmount (INR)\tDr / Cr
14 Nov 2026\t14 Nov 2026\tBY TRANSFER-UPI\t431298127712\t599.00\tCR
14 Nov 2026\t14 Nov 2026\tTO TRANSFER\tX1\t100.00\tDR`;
    expect(linesOf(file)).toMatchObject({ debits: 1, lines: [{ amount: 59_900 }] });
  });

  it('with the direction in the amount, semicolons and an opening balance', () => {
    const file = `Transaction Date;Particulars;Amount
;Opening Balance;
14-Nov-2026;IMPS SURESH;"Rs. 642.66 Cr"
14-Nov-2026;ATM;500.00 Dr`;
    expect(linesOf(file)).toMatchObject({ debits: 1, lines: [{ amount: 64_266 }] });
  });

  it('lines that are equal are numbered, the same each time', () => {
    const row = '14/11/2026,CASH,500.00\n';
    const { lines } = linesOf(`Date,Narration,Credit\n${row}${row}`);
    expect(lines.map(({ nth }) => nth)).toEqual([1, 2]);
    expect(linesOf(`Date,Narration,Credit\n${row}${row}`).lines).toEqual(lines);
  });
});

it.each([
  ['16/11/2026', '2026-11-16'],
  ['6-1-26', '2026-01-06'],
  ['16.11.2026 14:20', '2026-11-16'],
  ['16-Nov-2026', '2026-11-16'],
  ['16 November, 2026', '2026-11-16'],
  ['2026-11-16T10:00', '2026-11-16'],
  ['11/16/2026', null],
  ['31/02/2026', null],
  ['yesterday', null],
])('the day %s is %s', (written, day) => {
  expect(readStatementDay(written)).toBe(day);
});

it.each([
  ['1,23,456.50', 12_345_650, null],
  ['₹ 500', 50_000, null],
  ['INR 500.5 Cr', 50_050, 'credit'],
  ['(500.00)', 50_000, 'debit'],
  ['-₹500', 50_000, 'debit'],
  ['500.00DR', 50_000, 'debit'],
])('the amount %s is %d', (written, amount, says) => {
  expect(readStatementAmount(written)).toEqual({ amount, says });
});

it.each(['1E+05', '12,3,4', '500.123', '=1+1', '5 00', '(500', '99999999999999'])(
  '%s is no amount',
  (written) => {
    expect(readStatementAmount(written)).toBeUndefined();
  },
);

const HEAD = 'Date,Narration,Credit\n';
it.each([
  ['empty', ' \n', null],
  ['too-large', `${HEAD}${'x'.repeat(MOST_STATEMENT_BYTES)}`, null],
  ['too-many-rows', `${HEAD}${'14/11/2026,x,1.00\n'.repeat(MOST_STATEMENT_ROWS + 1)}`, null],
  ['not-text', 'PK\u0003\u0004 sheet', null],
  ['not-text', 'Date\u0000,Narration', null],
  ['broken-quotes', `${HEAD}14/11/2026,"never closed,1.00\n`, null],
  ['broken-quotes', `${'x,'.repeat(100)}\n`, null],
  ['no-columns', 'When,What,How much\n14/11/2026,x,1.00', null],
  ['no-credits', HEAD, null],
  ['bad-day', `${HEAD}14/13/2026,x,1.00`, 2],
  ['bad-amount', `${HEAD}\n14/11/2026,x,one`, 3],
  ['both-sides', 'Date,Narration,Debit,Credit\n14/11/2026,x,1.00,2.00', 2],
])('a file that is %s is refused', (why, file, row) => {
  expect(readStatement(file)).toEqual({ why, row });
});

it('what nobody sees is no part of the words', () => {
  expect(cleanText('  SURESH\u202E\u0007  PAWAR\u200B ', 200)).toBe('SURESH PAWAR');
});

it('lines come back as they were written', () => {
  const { lines } = linesOf(`${HEAD}14/11/2026,"=HYPERLINK(""x"")",500.00`);
  expect(readLines(writeLines(lines))).toEqual(lines);
  expect(readLines('2026-11-14,0.00,,x,1')).toEqual({ line: 1 });
  expect(readLines('2026-11-14,1.00,,x,1\n2026-11-14,1.00,,x,0')).toEqual({ line: 2 });
});
