import { parseSync } from '@swc/core';
import { calleeWords, childrenOf, type Syntax } from './syntax.ts';

export interface TaggedTest {
  title: string;
  ids: string[];
}

const TEST_WORDS = new Set(['it', 'test', 'each', 'for', 'concurrent', 'sequential', 'only']);
const GROUP_WORDS = new Set([...TEST_WORDS, 'describe', 'suite', 'shuffle', 'parallel', 'serial']);

/** Every test that really runs, with the ids at the start of its own title and its groups' titles. */
export function collectTests(source: string, tsx: boolean): TaggedTest[] {
  const program = parseSync(source, { syntax: 'typescript', tsx });
  return testsWithin(program, []);
}

function testsWithin(node: Syntax, groupIds: readonly string[]): TaggedTest[] {
  if (node.type !== 'CallExpression') return childTests(node, groupIds);

  const words = calleeWords(node.callee);
  const kind = kindOf(words);
  if (kind === 'other') return childTests(node, groupIds);
  if (kind === 'skipped' || isSkippedByOptions(node)) return [];

  const title = titleOf(node);
  const ids = [...groupIds, ...leadingTags(title)];
  if (kind === 'group') return childTests(node, ids);
  return hasBody(node) ? [{ title, ids }] : [];
}

function childTests(node: Syntax, groupIds: readonly string[]): TaggedTest[] {
  return childrenOf(node).flatMap((child) => testsWithin(child, groupIds));
}

function kindOf(words: readonly string[]): 'test' | 'group' | 'skipped' | 'other' {
  const [root = '', second] = words;
  if (!['it', 'test', 'describe', 'suite'].includes(root)) return 'other';
  if (words.some((word) => ['skip', 'todo', 'skipIf', 'runIf', 'fails', 'fixme'].includes(word))) {
    return 'skipped';
  }
  const group = root === 'describe' || root === 'suite' || second === 'describe';
  if (group) return words.every((word) => GROUP_WORDS.has(word)) ? 'group' : 'other';
  return words.every((word) => TEST_WORDS.has(word)) ? 'test' : 'other';
}

function leadingTags(title: string): string[] {
  const tags = /^(?:\s*\[[A-Za-z]+-\d+\])+/.exec(title)?.[0] ?? '';
  return [...tags.matchAll(/\[([^\]]+)\]/g)].map((match) => match[1] ?? '');
}

function titleOf(call: Syntax): string {
  const title = call.arguments?.[0]?.expression;
  if (title?.type === 'StringLiteral') return String(title.value);
  // Only the fixed text before the first ${…} counts; a tag made at run time proves nothing here.
  if (title?.type === 'TemplateLiteral') return title.quasis?.[0]?.cooked ?? '';
  return '';
}

function hasBody(call: Syntax): boolean {
  return (call.arguments?.length ?? 0) >= 2;
}

function isSkippedByOptions(call: Syntax): boolean {
  const options = call.arguments?.find(
    (argument) => argument.expression?.type === 'ObjectExpression',
  );
  const keys = options?.expression?.properties?.map((property) => property.key?.value) ?? [];
  return keys.includes('skip') || keys.includes('todo') || keys.includes('fails');
}
