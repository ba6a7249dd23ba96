import type { Finding } from './finding.ts';

/** A Devanagari letter or vowel sign, not the danda or a digit. `\b` does not know them. */
const LETTER = String.raw`[\u0900-\u0963\u0971-\u097F]`;
const START = `(?<!${LETTER})`;
const END = `(?!${LETTER})`;
/** The rest of a clause: up to a danda, a comma, a bracket or a quote. */
const CLAUSE = String.raw`[^।,.:;?!()"'“”‘’\`]*?`;

/** Participles with a masculine or feminine ending: करता, रही, गया, गई, चुका, पहुँची, वाला. */
const PARTICIPLE = `(?:${LETTER}+(?:ता|ती)|रहा|रही|गया|गयी|गई|आया|आयी|आई|पाया|पायी|पाई|चुका|चुकी|बैठा|बैठी|पहुँचा|पहुँची|निकला|निकली|वाला|वाली)`;

/** Forms for "I" and "you" only. Things have a grammatical gender: रसीद खुलती है, टीम मदद कर सकती है. */
const GENDERED: readonly RegExp[] = [
  // करता हूँ, आ रही हूँ, पहुँच गया हूँ, दे चुका हूँ
  new RegExp(`${START}${PARTICIPLE} हू[ँं]${END}`),
  // करूँगा, जाऊँगी
  new RegExp(`(?:ू|ऊ)[ँं]ग[ाी]${END}`),
  // मैं पहुँच गया
  new RegExp(`${START}मैं${END}${CLAUSE} ${PARTICIPLE}${END}(?! ${LETTER})`),
  // आप कर सकती हैं, आप आ रही हैं
  new RegExp(
    `${START}आप${END}${CLAUSE} (?:${LETTER}+ती|रही|गयी|गई|आयी|आई|चुकी|वाली) (?:हैं|हो|थीं)${END}`,
  ),
  // आप करेंगी, आप जाएँगी
  new RegExp(`${START}आप${END}${CLAUSE} ${LETTER}*(?:ें|ए[ँं]|ओ)गी${END}`),
  // मानता/मानती, गया/गई
  new RegExp(String.raw`(${LETTER}+)(?:ा\/\1ी|या\/\1(?:ई|यी))${END}`),
];

/** One spelling and one word for each thing; the second is what our texts say. */
const OTHER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/[\u0958-\u095A]|[कखग]\u093C/u, 'no dot below क, ख, ग'],
  [/सर्विसमैन/u, 'कारीगर'],
  [/अकाउंट/u, 'खाता'],
  [/लॉगिन|लॉग-इन/u, 'लॉग इन'],
  [/लॉगआउट/u, 'लॉग आउट'],
  [/मैसेज/u, 'संदेश'],
  [/कागज़ात/u, 'दस्तावेज़'],
  [/अस्वीकार/u, 'नामंज़ूर'],
  [/अतिरिक्त सेवा/u, 'ऐड-ऑन सेवा'],
  [/(?:[ap]m|\{time\}) (?:को|बजे)(?![\u0900-\u0963])/u, '… पर after a time'],
];

/** Servicemen and customers are women and men: Hindi texts use the polite plural, an infinitive or no person. */
export function checkHindi(file: string, text: string): Finding[] {
  return text.split('\n').flatMap((line, at) => {
    const place = { rule: 'hindi' as const, file, line: at + 1 };
    const about = line.trim().slice(0, 100);
    const gendered = GENDERED.map((form) => form.exec(line)?.[0]).find(
      (found) => found !== undefined,
    );
    const other = OTHER_WORDS.find(([word]) => word.test(line));
    if (gendered !== undefined) return [{ ...place, message: `"${gendered}": ${about}` }];
    return other === undefined ? [] : [{ ...place, message: `${other[1]}: ${about}` }];
  });
}
