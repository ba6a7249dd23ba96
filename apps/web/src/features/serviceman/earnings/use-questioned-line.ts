import type { EarningLine } from '@karigar/contract/earnings/earning-line';
import { useSheet } from '#platform/navigation/use-sheet';

const SHEETS = ['question'] as const;

/** The line whose sheet is open, among those on the screen. */
export const useQuestionedLine = (lines: readonly EarningLine[]) => {
  const sheet = useSheet(SHEETS);
  return {
    line: sheet.open === null ? null : (lines.find(({ id }) => id === sheet.about) ?? null),
    show: ({ id }: EarningLine): void => sheet.show('question', id),
    close: sheet.close,
  };
};
