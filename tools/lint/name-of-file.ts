import { join, relative, sep } from 'node:path';
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

/** Features that more than one role opens; beside serviceman, customer and account, `common` names their audience. */
const SHARED_BY_ROLES = join('src', 'features', 'common') + sep;

/** Refuses words that do not say what a file contains. */
export const nameOfFile: Rule = {
  create(context) {
    return {
      Program(node) {
        const path = relative(context.cwd, context.filename).replace(SHARED_BY_ROLES, '');
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

// Each part of a name is checked: date-utils.ts is utils too.
function wordsOf(segment: string): string[] {
  return segment.split(/[.-]/);
}
