import { useState } from 'react';

interface Settings<Line> {
  keyOf: (line: Line) => string;
  /** Chosen at first where the list has it, as by a link. */
  first?: string | null;
  /** The lines may be those of an earlier visit: nothing is chosen of them. */
  isReading: boolean;
}

/**
 * Which line of a list is chosen: the first one at first, and then what the person chooses. A line that falls away, because
 * somebody else answered it, leaves nothing chosen: a press never answers a line that came in its place unseen.
 */
export const useChosen = <Line>(
  lines: readonly Line[],
  { keyOf, first = null, isReading }: Settings<Line>,
) => {
  const [key, choose] = useState<string | null>(null);
  const placeOf = (sought: string | null): number =>
    lines.findIndex((line) => keyOf(line) === sought);
  const at = placeOf(key);
  const start = lines[placeOf(first)] ?? lines[0];
  if (key === null && start !== undefined && !isReading) choose(keyOf(start));
  if (key !== null && lines.length === 0) choose(null);
  const chooseAt = (place: number): void => {
    const line = lines[place];
    if (line !== undefined) choose(keyOf(line));
  };
  return {
    chosen: lines[at],
    choose,
    move: (step: 1 | -1): void => chooseAt(at === -1 ? 0 : at + step),
    /** The chosen one is answered: the next one is chosen. */
    goOn: (): void => chooseAt(at + 1 < lines.length ? at + 1 : at - 1),
  };
};
