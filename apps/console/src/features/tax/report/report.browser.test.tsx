import { expectWords, words } from '@karigar/client/testing/page';
import {
  aCredential,
  answerPasskeys,
  refusal,
  requestOptions,
} from '@karigar/client/testing/passkeys';
import { reply } from '@karigar/client/testing/play-calls';
import type { OutputOf } from '@karigar/contract/define-call';
import { beginPasskeyProof } from '@karigar/contract/operators/begin-passkey-proof';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { showPasskey } from '@karigar/contract/operators/show-passkey';
import { getTaxReport } from '@karigar/contract/tax/get-tax-report';
import { takeTaxFile } from '@karigar/contract/tax/take-tax-file';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import { paise } from '@karigar/domain/money';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings } from '#testing/axe-findings';
import { press } from '#testing/press';
import { onStage, playConsole, PRIYA, showConsole } from '#testing/show-console.tsx';

onStage();

type Report = OutputOf<typeof getTaxReport>;
const supply = (of: Partial<Report['supplies'][number]>): Report['supplies'][number] => ({
  gstin: '27AAACK0000K1Z3',
  place: 'Maharashtra (27)',
  rate: 1800,
  isB2b: false,
  isOfSection95: false,
  papers: 40,
  taxable: paise(20_304_80),
  cgst: paise(1_827_60),
  sgst: paise(1_827_60),
  igst: paise(0),
  ...of,
});
const EMPTY: Report = {
  from: '2026-01-01' as IndiaDay,
  to: '2026-01-31' as IndiaDay,
  supplies: [],
  creditNotes: [],
  withheld: { people: 0, gross: paise(0), amount: paise(0), rows: [] },
};
const FULL: Report = {
  ...EMPTY,
  supplies: [
    supply({}),
    supply({ isB2b: true, papers: 2 }),
    supply({
      place: 'Delhi (07)',
      papers: 1,
      cgst: paise(0),
      sgst: paise(0),
      igst: paise(91_38),
      taxable: paise(507_62),
    }),
  ],
  creditNotes: [supply({ papers: 1 })],
  withheld: {
    people: 300,
    gross: paise(61_00_000_00),
    amount: paise(6_100_00),
    rows: [
      {
        servicemanId: 101,
        name: 'Suresh Pawar',
        hasPan: true,
        rate: 10,
        gross: paise(6_10_000_00),
        withheld: paise(610_00),
      },
    ],
  },
};

const playReport = (report: Report, desks: ('money' | 'audit')[] = ['money']) => {
  const server = playConsole();
  const asked: unknown[] = [];
  server.on(getDesk, () => reply(getDesk, { ...PRIYA, desks }));
  server.on(getTaxReport, (fields) => {
    asked.push(fields.get('month'));
    return reply(getTaxReport, report);
  });
  return { ...server, asked };
};

it('shows supplies by place and buyer, what lowers them, and what was withheld', async () => {
  playReport(FULL);
  await showConsole('/money/tax');
  await expectWords('Invoices (GST)');
  for (const shown of ['Delhi (07)', 'B2B', '₹91.38', '43', 'Suresh Pawar', '₹6,100.00'])
    expect(words()).toContain(shown);
  expect(words()).toContain('To be checked by an accountant.');
  expect(words()).toContain('The first 1 of 300. The file has all.');
  expect(await axeFindings()).toEqual([]);
});

it('j shows the month before, and an empty month says so', async () => {
  const { asked } = playReport(EMPTY);
  await showConsole('/money/tax?month=2026-01');
  await expectWords('Nothing was invoiced in this month.');
  await press('j');
  await expect.poll(() => asked.at(-1)).toBe('2025-12');
});

it('a file is taken with a passkey', async () => {
  const server = playReport(FULL);
  let taken: unknown = null;
  let isShown = false;
  answerPasskeys(() => Promise.resolve(aCredential()));
  server.on(beginPasskeyProof, () => reply(beginPasskeyProof, { options: requestOptions }));
  server.on(showPasskey, () => {
    isShown = true;
    return reply(showPasskey, null);
  });
  server.on(takeTaxFile, (fields) => {
    if (!isShown) return refusal('session.proof-needed');
    taken = fields.get('paper');
    return reply(takeTaxFile, { name: 'tds-2026-01.csv', csv: 'To be checked' });
  });
  await showConsole('/money/tax');
  await page.getByRole('button', { name: 'TDS file' }).click();
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await expectWords('tds-2026-01.csv is saved.');
  expect(taken).toBe('tds');
});

it('the desk audit reads and takes no file', async () => {
  playReport(FULL, ['audit']);
  await showConsole('/money/tax');
  await expectWords('Invoices (GST)');
  expect(page.getByRole('button', { name: 'GST file' }).query()).toBeNull();
});
