import { endWork } from '@karigar/contract/bookings/end-work';
import { getStatement } from '@karigar/contract/earnings/get-statement';
import { listEarningMonths } from '@karigar/contract/earnings/list-earning-months';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { dayOf } from '@karigar/domain/dates/india-day';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { financialYearOf } from '@karigar/domain/ledger/earning-periods';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HINDI } from '#testing/account-world';
import { createBookingWorld, type BookingWorld } from '#testing/booking-world';

let world: BookingWorld;
let month: string;
let year: string;
beforeAll(async () => {
  world = await createBookingWorld();
  month = dayOf(world.now()).slice(0, 7);
  year = String(financialYearOf(dayOf(world.now())));
  for (const addOns of [[], [['tap', 2, 'accepted']]] as const) {
    const ref = await world.plant('started', { addOns });
    const fields = { bookingId: String(ref.bookingId), mainId: String(ref.orderId) };
    const endTime = writeWireDateTime(world.now());
    await world.sendFields(endWork, { ...fields, endTime }, world.suresh);
    const amount = addOns.length === 0 ? '599.00' : '2298.00';
    await world.sendFields(addPayment, { ...fields, amount, paymentMode: 'cash' }, world.suresh);
  }
});
afterAll(() => world.close());

type Links = { pdfUrl: string; csvUrl: string };
type Totals = {
  billed: number;
  tax: number;
  commission: number;
  share: number;
  tips: number;
  corrections: number;
  earned: number;
  jobs: number;
};

const linksOf = async (period: string, send: object = world.suresh): Promise<Links> =>
  (await world.sendFields(getStatement, { period }, send)).body.data as Links;
const open = (link: string) => fetch(new URL(link, world.base));
const csvOf = async (period: string, send: object = world.suresh): Promise<string[][]> => {
  const served = await open((await linksOf(period, send)).csvUrl);
  expect(served.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const text = new TextDecoder('utf-8', { ignoreBOM: false }).decode(await served.arrayBuffer());
  return text
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));
};
const screenOf = async (): Promise<Totals & { months: (Totals & { from: string })[] }> =>
  (await world.sendFields(listEarningMonths, { year }, world.suresh)).body.data as never;
const amountsOf = ({
  billed,
  tax,
  commission,
  share,
  tips,
  corrections,
  earned,
}: Totals): string[] =>
  [billed, tax, commission, share, tips, corrections, earned].map((amount) => amount.toFixed(2));

it('the CSV statement adds up to the month on the screen, job by job', async () => {
  const rows = await csvOf(month);
  const shown = (await screenOf()).months.find(({ from }) => from.startsWith(month));
  if (shown === undefined) throw new Error('the screen has no such month');
  expect(shown.earned).toBeGreaterThan(0);
  expect(rows.at(-1)?.slice(3)).toEqual(amountsOf(shown));
  const jobs = rows.slice(1, -1);
  expect(jobs.length).toBeGreaterThanOrEqual(shown.jobs);
  const cents = (rupees = '0'): number => Math.round(Number(rupees) * 100);
  const sum = jobs.reduce((total, row) => total + cents(row.at(-1)), 0);
  expect(sum).toBe(Math.round(shown.earned * 100));
});

it('the CSV statement of a year has the months of the screen', async () => {
  const rows = await csvOf(year);
  const shown = await screenOf();
  const months = shown.months.filter(({ jobs, earned }) => jobs > 0 || earned !== 0).toReversed();
  expect(rows.slice(1, -1)).toEqual(
    months.map((of) => [of.from.slice(0, 7), String(of.jobs)].concat(amountsOf(of))),
  );
  expect(rows.at(-1)?.slice(2)).toEqual(amountsOf(shown));
});

it("the statement is also available as a PDF, in the reader's language", async () => {
  const english = await open((await linksOf(month)).pdfUrl);
  expect(english.headers.get('content-type')).toBe('application/pdf');
  expect(english.headers.get('content-disposition')).toBe(
    `attachment; filename="karigar-${month}.pdf"`,
  );
  const pdf = Buffer.from(await english.arrayBuffer()).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  const hindi = await open((await linksOf(month, { ...world.suresh, ...HINDI })).pdfUrl);
  expect(Buffer.from(await hindi.arrayBuffer()).toString('latin1')).toContain('AnekDevanagari');
  expect((await csvOf(month, { ...world.suresh, ...HINDI }))[0]?.[0]).toBe('तारीख');
});

it('a statement link works for its owner only and expires in minutes', async () => {
  const { csvUrl } = await linksOf(month);
  const turned = [
    csvUrl.replace('of=101', 'of=102'),
    csvUrl.replace(month, year),
    csvUrl.replace('lang=en', 'lang=hi'),
    csvUrl.replace(/until=\d+/, 'until=9999999999'),
    csvUrl.replace(/seal=./, 'seal=_'),
    `/statements/${month}.csv`,
    '/statements/..%2f..%2fetc.csv',
  ];
  for (const link of turned) expect((await open(link)).status, link).toBe(404);
  expect((await open(csvUrl)).status).toBe(200);
  const now = world.now();
  world.moveClock(now + 601_000);
  expect((await open(csvUrl)).status).toBe(404);
  world.moveClock(now);
  const imrans = await csvOf(month, world.imran);
  expect(JSON.stringify(imrans)).not.toContain('Planted');
});

it('a statement is refused for a future or invalid period', async () => {
  for (const period of ['2099-01', '2099', 'x', '']) {
    const reply = await world.sendFields(getStatement, { period }, world.suresh);
    expect(reply.body.code, period).toBe('statement.no-such-period');
  }
});
