import { relative, sep } from 'node:path';
import type { Rule } from './rule.ts';

const EMPTY_WORDS = new Set([
  'common',
  'helper',
  'helpers',
  'manager',
  'managers',
  'misc',
  'util',
  'utils',
]);

/** A name says what is inside; these words never do. */
export const nameOfFile: Rule = {
  create(context) {
    return {
      Program(node) {
        const path = relative(context.cwd, context.filename);
        const empty = path
          .split(sep)
          .flatMap(wordsOf)
          .find((word) => EMPTY_WORDS.has(word));
        if (empty === undefined) return;
        context.report({
          node,
          message: `"${empty}" says nothing: name the file by what it does.`,
        });
      },
    };
  },
};

// Each part of a name is judged: date-utils.ts is utils too.
function wordsOf(segment: string): string[] {
  return segment.split(/[.-]/);
}
