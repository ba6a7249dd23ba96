import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { paise } from '@karigar/domain/money';
import { describe, expect, it } from 'vitest';
import { readPeriod } from './read-period.ts';
import { statementCsv } from './statement-csv.ts';
import { assertAddsUp, monthLines, totalOf, type StatementLine } from './statement-lines.ts';
import { statementWords } from './statement-texts.ts';

const line = (changed: Partial<StatementLine> = {}): StatementLine => ({
  day: '2026-11-13' as IndiaDay,
  bookingNo: 'KRG-48213',
  name: 'Tap repair',
  jobs: 1,
  billed: paise(229_800),
  tax: paise(35_054),
  commission: paise(29_212),
  share: paise(165_534),
  tips: paise(5000),
  corrections: paise(0),
  earned: paise(170_534),
  withheld: paise(0),
  ...changed,
});
const rowsOf = (csv: string): string[] => csv.slice(1).split('\r\n');

describe('CSV statement', () => {
  it('the CSV statement has a line per job and their sum, in rupees with two decimals', () => {
    const csv = statementCsv(
      [line(), line({ day: '2026-11-14' as IndiaDay })],
      'month',
      statementWords('en'),
    );
    expect(csv.codePointAt(0)).toBe(0xfe_ff);
    expect(rowsOf(csv)).toEqual([
      'Date,Order ID,Service,Billed,Tax,Commission,Your share,Tips,Refunds and corrections,Earned',
      '2026-11-13,KRG-48213,Tap repair,2298.00,350.54,292.12,1655.34,50.00,0.00,1705.34',
      '2026-11-14,KRG-48213,Tap repair,2298.00,350.54,292.12,1655.34,50.00,0.00,1705.34',
      'Total,,,4596.00,701.08,584.24,3310.68,100.00,0.00,3410.68',
      '',
    ]);
  });

  it('the CSV statement of a year has a line per month, and is available in Hindi', () => {
    const lines = monthLines([line(), line({ day: '2026-12-01' as IndiaDay }), line()]);
    const rows = rowsOf(statementCsv(lines, 'year', statementWords('hi')));
    expect(rows[0]).toMatch(/^महीना,काम,बिल,/);
    expect(rows[1]).toMatch(/^2026-11,2,4596\.00,/);
    expect(rows[2]).toMatch(/^2026-12,1,2298\.00,/);
    expect(rows[3]).toMatch(/^कुल,3,6894\.00,/);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['@cmd', "'@cmd"],
    ['Full clean, 2 BHK', '"Full clean, 2 BHK"'],
    ['12" pipe', '"12"" pipe"'],
  ])(
    'the CSV statement writes %s so that no spreadsheet executes or splits it',
    (name, written) => {
      expect(statementCsv([line({ name })], 'month', statementWords('en'))).toContain(
        `,${written},`,
      );
    },
  );
});

it('the CSV statement is refused when a line does not add up', () => {
  expect(() => assertAddsUp([line()])).not.toThrow();
  expect(() => assertAddsUp([line({ earned: paise(170_535) })])).toThrow(/does not add up/);
});

it('the CSV statement without lines sums to zero', () => {
  expect(totalOf([])).toMatchObject({ jobs: 0, billed: 0, earned: 0 });
});

describe('statement period', () => {
  const today = '2026-11-15' as IndiaDay;
  it.each([
    ['2026-11', { kind: 'month', from: '2026-11-01', to: '2026-11-30' }],
    ['2024-02', { kind: 'month', from: '2024-02-01', to: '2024-02-29' }],
    ['2026', { kind: 'year', from: '2026-04-01', to: '2027-03-31' }],
  ])('statement period %s is %j', (written, period) => {
    expect(readPeriod(written, today)).toEqual(period);
  });
  it.each(['', '2026-13', '2026-00', '2026-12', '2027', '26', '2026-1', '1999', '2026-11-01'])(
    'statement period is not %j',
    (written) => {
      expect(readPeriod(written, today)).toBeNull();
    },
  );
});
