/** The parts of swc's tree that we read; every node may have any of them. */
export interface Syntax {
  type?: string;
  value?: unknown;
  cooked?: string;
  callee?: Syntax;
  object?: Syntax;
  property?: Syntax;
  tag?: Syntax;
  key?: Syntax;
  expression?: Syntax;
  arguments?: Syntax[];
  properties?: Syntax[];
  quasis?: Syntax[];
}

export function childrenOf(node: Syntax): Syntax[] {
  return Object.values(node)
    .flat()
    .filter((child): child is Syntax => typeof child === 'object' && child !== null);
}

/** `it.each(rows)` and `it.each` both read as ['it', 'each']. */
export function calleeWords(callee: Syntax | undefined): string[] {
  switch (callee?.type) {
    case 'Identifier':
      return [String(callee.value)];
    case 'MemberExpression':
      return [...calleeWords(callee.object), String(callee.property?.value)];
    case 'CallExpression':
      return calleeWords(callee.callee);
    case 'TaggedTemplateExpression':
      return calleeWords(callee.tag);
    default:
      return [];
  }
}
