import { holdsOf, wordsOf } from './client-kill-store.ts';
import type { Acted } from './scripted-serviceman.ts';

export interface Judged {
  acted: number;
  acknowledged: number;
  refusedAndShown: number;
  lost: number;
  doubled: number;
  outOfOrder: number;
  failures: string[];
}

const countOf = (texts: readonly string[], text: string): number =>
  texts.filter((one) => one === text).length;

/** Judges the outcome of every action: happened once, or refused and shown; nothing doubled or out of order. */
export function judgeTexts(
  acted: readonly Acted[],
  happened: readonly string[],
  refused: ReadonlySet<string>,
): Pick<Judged, 'lost' | 'doubled' | 'outOfOrder' | 'failures'> {
  const lost = acted.filter(
    ({ isAcknowledged, text }) => isAcknowledged && !refused.has(text) && !happened.includes(text),
  );
  const doubled = acted.filter(({ text }) => countOf(happened, text) > 1);
  const order = acted.map(({ text }) => text).filter((text) => happened.includes(text));
  const isInOrder = order.join('\n') === [...new Set(happened)].join('\n');
  return {
    lost: lost.length,
    doubled: doubled.length,
    outOfOrder: isInOrder ? 0 : 1,
    failures: [
      ...lost.map(({ text }) => `lost: ${text}`),
      ...doubled.map(({ text }) => `doubled: ${text}`),
      ...(isInOrder ? [] : [`out of order: ${happened.join(', ')}`]),
    ],
  };
}

export async function judge(
  bookingId: number,
  acted: readonly Acted[],
  refused: ReadonlySet<string>,
): Promise<Judged> {
  const of = (kind: Acted['kind']) => acted.filter((one) => one.kind === kind);
  const said = judgeTexts(of('words'), await wordsOf(bookingId), refused);
  const held = judgeTexts(of('hold'), await holdsOf(bookingId), refused);
  return {
    acted: acted.length,
    acknowledged: acted.filter(({ isAcknowledged }) => isAcknowledged).length,
    refusedAndShown: refused.size,
    lost: said.lost + held.lost,
    doubled: said.doubled + held.doubled,
    outOfOrder: said.outOfOrder + held.outOfOrder,
    failures: [...said.failures, ...held.failures],
  };
}
