import { parseSync } from 'vite';

/** One small change of a source that a test should notice. */
export interface Mutant {
  start: number;
  end: number;
  replacement: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const SWAPS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};
/** Types have no effect when the program runs; these have an expression inside. */
const TYPED = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function swapOperator(node: Node, source: string): Mutant[] {
  const { left, right, operator } = node as Node & { left: Node; right: Node; operator: string };
  const replacement = SWAPS[operator];
  const start = source.indexOf(operator, left.end);
  if (replacement === undefined || start === -1 || start >= right.start) return [];
  return [{ start, end: start + operator.length, replacement }];
}

const always = ({ start, end }: Node): Mutant[] =>
  ['true', 'false'].map((replacement) => ({ start, end, replacement }));

function changeLiteral({ start, end, value }: Node): Mutant[] {
  if (typeof value === 'boolean') return [{ start, end, replacement: String(!value) }];
  if (typeof value === 'number') return [{ start, end, replacement: String(value + 1) }];
  return [];
}

function mutantsAt(node: Node, source: string): Mutant[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return swapOperator(node, source);
    case 'ConditionalExpression':
    case 'IfStatement':
      return always(node['test'] as Node);
    case 'UnaryExpression':
      return node['operator'] === '!'
        ? [{ start: node.start, end: node.start + 1, replacement: '' }]
        : [];
    case 'Literal':
      return changeLiteral(node);
    case 'ArrayExpression':
      return (node['elements'] as unknown[]).length > 0
        ? [{ start: node.start, end: node.end, replacement: '[]' }]
        : [];
    default:
      return [];
  }
}

function walk(node: Node, source: string): Mutant[] {
  if (node.type.startsWith('TS') && !TYPED.has(node.type)) return [];
  if (node.type === 'ImportDeclaration') return [];
  const inside = Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap((child) => walk(child, source)),
  );
  return [...mutantsAt(node, source), ...inside];
}

/** Every mutant of a TypeScript source: operators, conditions, numbers, truths and lists. */
export function findMutants(source: string): readonly Mutant[] {
  const { program, errors } = parseSync('source.ts', source);
  if (errors.length > 0) throw new Error(`not parsed: ${errors[0]?.message ?? ''}`);
  return walk(program as unknown as Node, source);
}

export const mutate = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end);
