import { expect, it } from 'vitest';
import { addDays, type IndiaDay } from '../dates/india-day.ts';
import { paise } from '../money.ts';
import type { NumberedLine } from './bank-line.ts';
import { generateStatement } from './testing/generate-statement.ts';
import { matchLines, SURE, type MatchCandidate } from './match-lines.ts';

const MONDAY = '2026-11-16' as IndiaDay;

const aLine = (of: Partial<NumberedLine> = {}): NumberedLine => ({
  id: 1,
  day: MONDAY,
  amount: paise(64_266),
  reference: '',
  words: 'BY CASH CDM BANER',
  ...of,
});
const aDeposit = (of: Partial<MatchCandidate> = {}): MatchCandidate => ({
  kind: 'deposit',
  id: '41',
  amount: paise(64_266),
  reference: 'SLIP 90341',
  day: MONDAY,
  name: 'Suresh Pawar',
  way: 'bank',
  ...of,
});
const proposedOf = (lines: NumberedLine[], candidates: MatchCandidate[]) =>
  matchLines(lines, candidates).map(({ proposed }) => proposed?.candidate.id ?? null);

it('the number that both name makes it sure', () => {
  const [only] = matchLines([aLine({ words: 'CASH DEP 90341/SLIP90341' })], [aDeposit()]);
  expect(only?.proposed?.candidate.id).toBe('41');
  expect(only?.proposed?.score).toBeGreaterThanOrEqual(SURE);
});

it('another amount is never proposed', () => {
  const line = aLine({ amount: paise(64_267), words: 'SLIP90341 SURESH PAWAR' });
  expect(matchLines([line], [aDeposit()])).toEqual([{ lineId: 1, proposed: null, choices: [] }]);
});

it('the only one of its amount on its day is likely', () => {
  expect(proposedOf([aLine()], [aDeposit({ reference: '-' })])).toEqual(['41']);
});

it('of two that are as likely none is proposed, and both can be chosen', () => {
  const two = [aDeposit({ reference: '' }), aDeposit({ id: '42', name: 'Imran Shaikh' })];
  const [only] = matchLines([aLine()], two);
  expect(only?.proposed).toBeNull();
  expect(only?.choices.map(({ candidate }) => candidate.id)).toEqual(['41', '42']);
});

it('a name in the words decides between them', () => {
  const two = [aDeposit({ reference: '' }), aDeposit({ id: '42', name: 'Imran Shaikh' })];
  expect(proposedOf([aLine({ words: 'IMPS-P2A-IMRAN SHAIKH' })], two)).toEqual(['42']);
});

it('a candidate is proposed for one line alone', () => {
  const lines = [aLine({ words: 'SLIP90341' }), aLine({ id: 2 })];
  expect(proposedOf(lines, [aDeposit()])).toEqual(['41', null]);
});

it('a transfer that comes back is known by its number, or as returned', () => {
  const payout = aDeposit({
    kind: 'returned',
    id: '501',
    reference: 'HDFCN52026111412',
    way: null,
  });
  const plain = aLine({ words: 'NEFT CR SBIN0000123 SOMEBODY' });
  const back = aLine({ words: 'RETURN NEFT HDFCN52026111412 ACCOUNT CLOSED' });
  expect(proposedOf([plain], [payout])).toEqual([null]);
  expect(proposedOf([back], [payout])).toEqual(['501']);
});

it('the gateway names itself', () => {
  const [only] = matchLines([aLine({ words: 'NEFT CR-RAZORPAY SOFTWARE PVT LTD' })], []);
  expect(only?.proposed?.candidate.kind).toBe('settlement');
});

it('what is days away without a number is not offered', () => {
  expect(matchLines([aLine()], [aDeposit({ day: addDays(MONDAY, -11) })])[0]?.choices).toEqual([]);
});

it('at least 95 of 100 lines of generated statements are proposed right, and wrong ones are few', () => {
  let [lines, right, wrong] = [0, 0, 0];
  for (let seed = 1; seed <= 20; seed += 1) {
    const statement = generateStatement(seed, MONDAY, 300);
    const numbered = statement.lines.map((line, at) => ({ ...line, id: at }));
    for (const { lineId, proposed } of matchLines(numbered, statement.candidates)) {
      const said = proposed === null ? null : proposed.candidate.kind;
      const truth = statement.truth[lineId] ?? null;
      const same =
        said === 'settlement'
          ? truth === 'settlement'
          : (proposed === null ? null : `${said} ${proposed.candidate.id}`) === truth;
      lines += 1;
      if (same) right += 1;
      else if (proposed !== null) wrong += 1;
    }
  }
  console.info(`bank lines: ${right} of ${lines} proposed right, ${wrong} wrong`);
  expect(right / lines).toBeGreaterThanOrEqual(0.95);
  expect(wrong / lines).toBeLessThanOrEqual(0.01);
});
