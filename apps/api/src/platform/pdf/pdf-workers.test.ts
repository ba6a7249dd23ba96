import { afterAll, describe, expect, it } from 'vitest';
import { createPdfWorkers } from './pdf-workers.ts';
import { qrPicture } from './qr-picture.ts';

const pdfWorkers = createPdfWorkers();
afterAll(() => pdfWorkers.close());

const amount = { rupees: '₹12,34,567', paise: '.50' };
const english = {
  language: 'en',
  brand: 'Karigar',
  number: 'K/26-27/000123',
  date: '15 Nov 2026',
  order: 'KRG-48077',
  place: 'Maharashtra (27)',
  foot: 'Karigar, Pune',
  customer: { name: 'Asha Kulkarni', gstin: '', address: 'Lane 5, Baner' },
  servedBy: 'Suresh Pawar',
  lines: [{ name: 'Tap repair', detail: '× 1', amount }],
  total: amount,
  tax: [{ name: 'CGST 9%', amount }],
  payments: [{ amount, how: 'in cash' }],
  qr: qrPicture('https://karigar.example/r/1'),
  words: {
    title: 'Tax invoice',
    copy: 'Original',
    number: 'Number',
    date: 'Date',
    order: 'Order ID',
    billedTo: 'Billed to',
    servedBy: 'Served by',
    place: 'Place of supply',
    total: 'Total',
    paid: 'Paid',
    included: 'GST is included.',
    check: 'Scan to check',
  },
};
const hindi = {
  ...english,
  language: 'hi',
  customer: { name: 'आशा कुलकर्णी', gstin: '', address: 'लेन 5, बाणेर, पुणे' },
  lines: [{ name: 'पूरे घर की गहरी सफ़ाई', detail: '× 1', amount }],
  words: { ...english.words, title: 'टैक्स बिल' },
};

const print = async (data: object): Promise<string> =>
  Buffer.from(await pdfWorkers.print({ paper: 'receipt', data })).toString('latin1');
const lettersOf = (pdf: string): string[] =>
  [
    ...new Set([...pdf.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, name = '']) => name)),
  ].toSorted();
const pagesOf = (pdf: string): number => [...pdf.matchAll(/\/Type \/Page\b/g)].length;

describe('PDF', () => {
  it.each([
    ['English', english, ['AnekLatin-Bold', 'AnekLatin-Medium', 'AnekNumerals-Bold']],
    [
      'Hindi',
      hindi,
      [
        'AnekDevanagari-Bold',
        'AnekDevanagari-Medium',
        'AnekLatin-Bold',
        'AnekLatin-Medium',
        'AnekNumerals-Bold',
      ],
    ],
  ])('a PDF in %s embeds only our own fonts, with the rupee sign', async (_name, data, letters) => {
    const pdf = await print(data);
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(lettersOf(pdf)).toEqual(letters);
    expect(pagesOf(pdf)).toBe(1);
  });

  it.each([
    '#panic("no")',
    '#read("/etc/passwd")',
    '*bold* $x^2$ @label <tag> `raw` // gone',
    '#import "karigar.typ": ink; #pagebreak()',
    '"]}) #pagebreak() \\ \n = Heading',
  ])('a PDF shows %j literally and executes none of it', async (name) => {
    const pdf = await print({
      ...english,
      customer: { name, gstin: '', address: name },
      servedBy: name,
    });
    expect(pagesOf(pdf)).toBe(1);
    expect(lettersOf(pdf)).toEqual(lettersOf(await print(english)));
  });

  it('a PDF with a long bill has a second page', async () => {
    const lines = Array.from({ length: 40 }, () => english.lines[0]);
    expect(pagesOf(await print({ ...english, lines }))).toBe(2);
  });
});

it('a PDF worker reports missing data and makes the next PDF', async () => {
  const { customer: _left, ...rest } = english;
  await expect(print(rest)).rejects.toThrow(/receipt not printed.*customer/);
  expect(await print(english)).toContain('%PDF-');
});

it('qrPicture draws the dark squares of the code', () => {
  const svg = qrPicture('A');
  // Version 1 has 21 squares a side; its first row begins with a finder of seven.
  expect(svg).toContain('viewBox="0 0 21 21"');
  expect(svg).toContain('M0 0h7v1h-7z');
});
