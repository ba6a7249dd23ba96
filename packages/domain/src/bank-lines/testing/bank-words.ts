import type { Draw } from './draw.ts';

const BANKS = ['HDFC', 'SBIN', 'ICIC', 'UTIB', 'KKBK', 'BARB'];
const FIRST = [
  'Suresh',
  'Imran',
  'Kavita',
  'Deepak',
  'Lakshmi',
  'Farhan',
  'Meena',
  'Ganesh',
  'Anil',
  'Ravi',
];
const LAST = [
  'Pawar',
  'Shaikh',
  'Jadhav',
  'Kulkarni',
  'More',
  'Patil',
  'Nair',
  'Deshmukh',
  'Rao',
  'Joshi',
];

export const drawName = ({ of }: Draw): string => `${of(FIRST)} ${of(LAST)}`;

/** What a bank writes of a line. */
export type Written = { readonly words: string; readonly reference: string };

/** A number that a serviceman writes down: as it is, as people space it, mistyped, or none. */
export const reportedNumber = ({ isSo, digits }: Draw, number: string): string => {
  if (isSo(0.04)) return '--';
  if (isSo(0.08)) return `${number.slice(0, -2)}${digits(2)}`;
  return isSo(0.1) ? `${number.slice(0, 4)} ${number.slice(4).toLowerCase()}` : number;
};

/** A name as banks cut it. */
const written = ({ isSo }: Draw, name: string): string =>
  name.toUpperCase().slice(0, isSo(0.2) ? 6 : 40);

export const drawUtr = ({ of, digits }: Draw): string => `${of(BANKS)}N${digits(11)}`;
export const drawReceiptNo = ({ digits }: Draw): string => digits(7);

/** A payment by our UPI code: most apps send the code's own number with the money, and some banks cut it. */
export const upiWords = (draw: Draw, { name, code }: { name: string; code: string }): Written => {
  const { isSo, of, digits } = draw;
  const [who, rrn, bank] = [written(draw, name), digits(12), of(BANKS)];
  const handle = isSo(0.7) ? (name.split(' ')[0] ?? '').toLowerCase() : `98${digits(8)}`;
  const vpa = `${handle}@ok${bank.toLowerCase()}`;
  let note = 'Payment from Phone';
  if (isSo(0.87)) note = isSo(0.1) ? code.slice(0, 18) : code;
  const words = of([
    `UPI-${who}-${vpa}-${bank}0000123-${rrn}-${note}`,
    `UPI/CR/${rrn}/${who}/${bank}/${vpa}/${note}`,
    `UPI/${rrn}/${note}/${vpa}/${bank}`,
    `UPI-${who}-${note}-${rrn}`,
  ]);
  return { words, reference: rrn };
};

/** Cash at a machine, or a transfer: `number` is that of the slip or the UTR. */
export const depositWords = (
  draw: Draw,
  { name, number, isCash }: { name: string; number: string; isCash: boolean },
): Written => {
  const { isSo, of, digits } = draw;
  const who = written(draw, name);
  if (isCash)
    return {
      words: of([`BY CASH CDM ${who}`, `CASH DEPOSIT-CDM-PUNE BANER`, `BY CASH-${who}-SELF`]),
      reference: isSo(0.85) ? number : '',
    };
  const words = of([
    `NEFT CR-${number}-${who}`,
    `NEFT CR-${of(BANKS)}0000456-${who}-KARIGAR-${number}`,
    `IMPS-${digits(12)}-${who}-${of(BANKS)}-XXXX${digits(4)}-${number}`,
  ]);
  return { words, reference: isSo(0.8) ? number : '' };
};

export const settlementWords = ({ of, digits }: Draw): Written => ({
  words: of([
    `NEFT CR-RAZORPAY SOFTWARE PVT LTD-${digits(9)}`,
    `NEFT CR-UTIB0000100-RAZORPAY PAYMENTS PVT LTD-NODAL-${digits(9)}`,
    `IMPS-${digits(12)}-RZP SETTLEMENT-UTIB-XXXX0921`,
  ]),
  reference: digits(12),
});

/** A transfer of ours that came back: under our UTR, or its end where the bank writes a number of its own. */
export const returnedWords = (
  draw: Draw,
  { name, utr }: { name: string; utr: string },
): Written => {
  const { of, isSo, digits } = draw;
  const who = written(draw, name);
  const words = of([
    `RETURN NEFT ${utr} ${who} A/C CLOSED`,
    `NEFT RTN-${utr}-${who}-ACCOUNT DOES NOT EXIST`,
    `REV NEFT/${utr.slice(-8)}/${who}`,
  ]);
  return { words, reference: isSo(0.3) ? digits(10) : '' };
};

/** Money that is nothing of what waits. */
export const otherWords = ({ of, digits }: Draw): Written => ({
  words: of([
    'INT CREDIT',
    'REFUND AMAZON',
    `NEFT CR-${of(BANKS)}-VENDOR CREDIT NOTE`,
    'TDS REFUND ITD',
    `IMPS-${digits(12)}-OFFICE RENT DEPOSIT BACK`,
    `UPI-HARISH TRADERS-9822${digits(6)}@ybl-SCRAP`,
  ]),
  reference: digits(10),
});
