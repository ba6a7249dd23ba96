import { expect, it } from 'vitest';
import { runReceiptPdf } from './receipt-pdf.ts';

it('makes receipts as PDF in both languages, in far less than a second each', async () => {
  const printed = await runReceiptPdf(20);
  console.info(`receipt-pdf: ${JSON.stringify(printed)}`);
  expect(printed.map(({ language }) => language)).toEqual(['en', 'hi']);
  for (const { p50 } of printed) {
    expect(p50).toBeGreaterThan(0);
    expect(p50).toBeLessThan(500);
  }
}, 30_000);
