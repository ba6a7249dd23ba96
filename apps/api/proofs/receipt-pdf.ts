import { readConfig } from '#config';
import { dayOf } from '@karigar/domain/dates/india-day';
import { LANGUAGES, type Language } from '@karigar/domain/language';
import { paise } from '@karigar/domain/money';
import { receiptPaper, type ReceiptRow } from '#modules/receipts/index';
import { createPdfWorkers } from '#platform/pdf/pdf-workers';
import { createReceiptSeals } from '#platform/receipt-seals';
import { createVault } from '#platform/vault';

const NOON = Date.parse('2026-11-15T06:30:00Z');

/** No two receipts are alike, so only fonts and template can be reused. */
const rowOf = (at: number, language: Language): ReceiptRow => ({
  cell: 0,
  year: 2026,
  serial: at + 1,
  issued_at: new Date(NOON + at * 60_000),
  total: paise(100_000 + at * 1_234),
  tax_rate: 1800,
  tax: paise(15_000 + at),
  series: 0,
  gstin: null,
  place: null,
  buyer_gstin: null,
  buyer_name: null,
  booking_no: `KRG-${48_000 + at}`,
  over_at: null,
  category_id: 1,
  service_names: {
    en: `Full home deep cleaning, ${at} rooms`,
    hi: `पूरे घर की गहरी सफ़ाई, ${at} कमरे`,
  },
  quantity: 1 + (at % 3),
  booking_total: paise(60_000),
  is_visit: false,
  paid: paise(100_000 + at * 1_234),
  customer_name: language === 'hi' ? `आशा कुलकर्णी ${at}` : `Asha Kulkarni ${at}`,
  address: `B-${at}, Megapolis Sunway, Hinjawadi Phase 1, Pune 411057`,
  flatNo: '',
  houseNo: '',
  street: '',
  area: '',
  serviceman_name: 'Suresh Pawar',
  language,
  add_ons: Array.from({ length: at % 5 }, (_, index) => ({
    names: { en: `Balcony wash ${at} ${index}`, hi: `बालकनी की धुलाई ${at} ${index}` },
    quantity: 1,
    amount: paise(10_000 + index),
  })),
  payments: [{ amount: paise(100_000 + at * 1_234), mode: 'cash', at: NOON + at * 60_000 }],
});

export type PdfTimes = { readonly language: Language; readonly p50: number; readonly p99: number };

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Makes this many receipts of each language, one after the other, timed from the request to the bytes. */
export const runReceiptPdf = async (count: number): Promise<PdfTimes[]> => {
  const { suppliers, vault, publicUrl } = readConfig({});
  const seals = createReceiptSeals(createVault(vault), () => NOON);
  const pdfWorkers = createPdfWorkers({ most: 1 });
  const print = async (number: number, language: Language): Promise<number> => {
    const row = rowOf(number, language);
    const code = seals.seal({ ...row, paper: 'invoice', day: dayOf(row.issued_at.getTime()) });
    const began = performance.now();
    const data = receiptPaper(row, suppliers, new URL(`/r/${code}`, publicUrl).href);
    await pdfWorkers.print({ paper: 'receipt', data });
    return performance.now() - began;
  };
  try {
    const printed: PdfTimes[] = [];
    for (const language of LANGUAGES) {
      // Warm up: the process starts and loads fonts once.
      await print(9_000, language);
      const times: number[] = [];
      for (let number = 0; number < count; number += 1) times.push(await print(number, language));
      times.sort((one, other) => one - other);
      printed.push({ language, p50: at(times, 0.5), p99: at(times, 0.99) });
    }
    return printed;
  } finally {
    await pdfWorkers.close();
  }
};
