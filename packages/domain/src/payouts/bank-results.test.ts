import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { bankFile, readReference } from './bank-file.ts';
import { MOST_RESULTS, newResults, readResults, type AnsweredRow } from './bank-results.ts';
import { readCsv } from './csv.ts';

const UTR = 'HDFCN52026011612';
const OTHER = 'HDFCN52026011613';

describe('the bank’s file', () => {
  const transfer = {
    rowId: 501,
    amount: paise(826_000),
    accountNumber: '0123',
    ifsc: 'HDFC0001234',
  };

  it('has a line for each transfer, with rupees and the reference of the row', () => {
    expect(bankFile(31, [{ ...transfer, holder: 'Suresh Pawar' }])).toBe(
      'Reference,Beneficiary name,Account number,IFSC,Amount,Mode,Narration\r\n' +
        'P501,Suresh Pawar,0123,HDFC0001234,8260.00,NEFT,Karigar payout 31\r\n',
    );
  });

  it('has only letters that banks take, so that no name is a formula or another cell', () => {
    const [, line] = readCsv(bankFile(31, [{ ...transfer, holder: '=HYPERLINK("x"),\n José' }]));
    expect(line?.[1]).toBe('HYPERLINK x Jose');
    expect(line).toHaveLength(7);
  });
});

describe('the bank’s answer', () => {
  it.each([
    ['P1', 1],
    ['p59018170368001', 59_018_170_368_001],
    ['P0', null],
    ['1', null],
    ['P1x', null],
    ['P99999999999999999', null],
  ])('reference %s', (written, id) => {
    expect(readReference(written)).toBe(id);
  });

  it('is read with and without its first line, in any case, with quotes and spaces', () => {
    const written = `\uFEFFReference,Status,UTR,Remarks\r\nP1,paid, ${UTR.toLowerCase()} ,\r\n\r\nP2,Failed,,"Closed, by the bank ""now"""\nP3,NOT SENT,,The file was lost\n`;
    expect(readResults(written)).toEqual([
      { line: 2, rowId: 1, state: 'paid', utr: UTR },
      { line: 4, rowId: 2, state: 'failed', words: 'Closed, by the bank "now"' },
      { line: 5, rowId: 3, state: 'not-sent', words: 'The file was lost' },
    ]);
    expect(readResults(`P1,PAID,${UTR}`)).toHaveLength(1);
  });

  it.each([
    ['', 1],
    ['Reference,Status,UTR,Remarks', 1],
    [`P1,PAID,${UTR}\nP2,PAID,`, 2],
    [`P1,PAID,${UTR}\nX2,PAID,${OTHER}`, 2],
    ['P1,FAILED,,', 1],
    ['P1,RETURNED,,x', 1],
    [`P1,RETURNED,${UTR},`, 1],
    [`P1,UNKNOWN,${UTR},x`, 1],
    [`P1,PAID,12 34 56 78 90`, 1],
    [`P1,PAID,${UTR}\nP2,"PA"ID,${OTHER}`, 2],
    [
      Array.from({ length: MOST_RESULTS + 1 }, (_, at) => `P${at + 1},FAILED,,x`).join('\n'),
      MOST_RESULTS + 1,
    ],
  ])('that cannot be read names its line: %#', (written, line) => {
    expect(readResults(written)).toEqual({ line });
  });
});

describe('results', () => {
  const row = (id: number, more: Partial<AnsweredRow> = {}): AnsweredRow => ({
    id,
    state: 'waiting',
    utr: null,
    ...more,
  });
  const read = (written: string) => {
    const results = readResults(written);
    if ('line' in results) throw new Error(`line ${results.line}`);
    return results;
  };
  const take = (
    written: string,
    rows: AnsweredRow[],
    used: { utr: string; rowId: number }[] = [],
  ) => newResults(read(written), rows, used);

  it('that are new are taken once, however often and in whatever order they come', () => {
    const written = `P2,FAILED,,Closed\nP1,PAID,${UTR}\nP1,PAID,${UTR}`;
    expect(take(written, [row(1), row(2)])).toMatchObject({ fresh: [{ rowId: 2 }, { rowId: 1 }] });
    const known = [row(1, { state: 'paid', utr: UTR }), row(2, { state: 'failed' })];
    expect(take(written, known, [{ utr: UTR, rowId: 1 }])).toEqual({ fresh: [] });
  });

  it('that a paid transfer came back is taken once, also after its first answer again', () => {
    const written = `P1,PAID,${UTR}\nP1,RETURNED,${UTR},Account closed`;
    const used = [{ utr: UTR, rowId: 1 }];
    const returned = { rowId: 1, state: 'returned', utr: UTR, words: 'Account closed' };
    expect(take(written, [row(1)])).toMatchObject({ fresh: [{ state: 'paid' }, returned] });
    expect(take(written, [row(1, { state: 'paid', utr: UTR })], used)).toMatchObject({
      fresh: [returned],
    });
    expect(take(written, [row(1, { state: 'returned', utr: UTR })], used)).toEqual({ fresh: [] });
  });

  it.each([
    ['payout.result-differs', `P2,FAILED,,x\nP1,RETURNED,${UTR},x`, [row(1), row(2)], []],
    [
      'payout.result-differs',
      `P2,FAILED,,x\nP1,RETURNED,${OTHER},x`,
      [row(1, { state: 'paid', utr: UTR }), row(2)],
      [],
    ],
    ['payout.row-of-another-run', `P1,PAID,${UTR}\nP9,PAID,${OTHER}`, [row(1)], []],
    ['payout.result-differs', `P1,PAID,${UTR}\nP1,FAILED,,x`, [row(1)], []],
    [
      'payout.result-differs',
      `P2,FAILED,,x\nP1,PAID,${OTHER}`,
      [row(1, { state: 'paid', utr: UTR }), row(2)],
      [],
    ],
    [
      'payout.result-differs',
      `P2,FAILED,,x\nP1,PAID,${UTR}`,
      [row(1, { state: 'failed' }), row(2)],
      [],
    ],
    [
      'payout.result-differs',
      `P2,FAILED,,x\nP1,PAID,${UTR}`,
      [row(1, { state: 'left-out' }), row(2)],
      [],
    ],
    ['payout.utr-used', `P1,PAID,${UTR}\nP2,PAID,${UTR}`, [row(1), row(2)], []],
    ['payout.utr-used', `P1,FAILED,,x\nP2,PAID,${UTR}`, [row(1), row(2)], [{ utr: UTR, rowId: 7 }]],
  ])('are refused as a whole: %s, %#', (refusal, written, rows, used) => {
    expect(take(written, rows, used)).toEqual({ refusal, line: 2 });
  });
});
