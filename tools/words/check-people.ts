import type { Finding } from './finding.ts';

const PERSON = /\b(he|she|him|her|his|hers|himself|herself|man|men|woman|women)\b/i;

/** The Hindi में as people type it in Latin letters. */
const HINDI_IN = /'ka,ke,ki,ko,se,me,men,mein,/;

/** Column of docs/behaviours.tsv that is our own reading; the others quote the specification. */
const READING = 'how we read it';

/** Lines of docs/behaviours.tsv with only what we wrote ourselves. */
function ownReadings(text: string): string[] {
  const [head = '', ...rows] = text.split('\n');
  const at = head.split('\t').indexOf(READING);
  if (at < 0) throw new Error(`behaviours.tsv has no column ${READING}`);
  return ['', ...rows.map((row) => row.split('\t')[at] ?? '')];
}

/** Nobody is "he", "she" or "a man", in code, comments, titles, documents and English texts. */
export function checkPeople(file: string, text: string): Finding[] {
  const lines = file.endsWith('behaviours.tsv') ? ownReadings(text) : text.split('\n');
  return lines.flatMap((line, at) => {
    const word = PERSON.exec(line)?.[0];
    if (word === undefined || HINDI_IN.test(line)) return [];
    return [
      {
        rule: 'person' as const,
        file,
        line: at + 1,
        message: `"${word}": ${line.trim().slice(0, 100)}`,
      },
    ];
  });
}
