/** A node of PostgreSQL's analysed query: its kind and its fields. */
export interface TreeNode {
  kind: string;
  fields: Readonly<Record<string, Tree>>;
}
export type Tree = TreeNode | readonly Tree[] | string | null;

// A word may hold escaped characters; parentheses and braces stand alone.
const TOKEN = /[(){}]|(?:\\[^]|[^\s(){}\\])+/g;
const UNESCAPED = /\\([^])/g;

/** Reads the text of a pg_node_tree, as pg_proc.prosqlbody has it. */
export function parseNodeTree(text: string): Tree {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const read = (): Tree => {
    const token = tokens[at++] ?? '<>';
    if (token === '(') return readList();
    if (token === '{') return readNode();
    if (token === '<>') return null;
    return token.replaceAll(UNESCAPED, '$1');
  };
  const readList = (): Tree[] => {
    const list: Tree[] = [];
    while (tokens[at] !== ')') list.push(read());
    at += 1;
    return list;
  };
  const readNode = (): TreeNode => {
    // PostgreSQL 15 writes COALESCE and RTE where 16 writes COALESCEEXPR and RANGETBLENTRY.
    const label = tokens[at++] ?? '';
    const fields: Record<string, Tree> = {};
    let name = '';
    while (tokens[at] !== '}') {
      const token = tokens[at] ?? '';
      if (token.startsWith(':')) {
        name = token.slice(1);
        at += 1;
        fields[name] = tokens[at]?.startsWith(':') === true ? null : readField();
      } else at += 1;
    }
    at += 1;
    return { kind: RENAMED[label] ?? label.replace(/EXPR$/, ''), fields };
  };
  // A constant is its length and its bytes: `8 [ 32 0 0 0 116 101 120 116 ]`.
  const readField = (): Tree => {
    const value = read();
    if (tokens[at] !== '[') return value;
    const bytes: string[] = [];
    for (at += 1; tokens[at] !== ']'; at += 1) bytes.push(tokens[at] ?? '');
    at += 1;
    return bytes;
  };
  return read();
}

const RENAMED: Readonly<Record<string, string>> = {
  RANGETBLENTRY: 'RTE',
  CASEWHEN: 'WHEN',
  COLLATEEXPR: 'COLLATE',
};

export function isNode(tree: Tree | undefined): tree is TreeNode {
  return typeof tree === 'object' && tree !== null && 'kind' in tree;
}

export function nodesOf(tree: Tree | undefined): TreeNode[] {
  return Array.isArray(tree) ? tree.filter(isNode) : [];
}

export function nodeOf(tree: Tree | undefined): TreeNode | undefined {
  return isNode(tree) ? tree : undefined;
}

export function numberOf(tree: Tree | undefined): number {
  return Number(tree);
}

/** The first query in a tree: the body of a function of one statement. */
export function firstQuery(tree: Tree): TreeNode | undefined {
  if (isNode(tree)) return tree.kind === 'QUERY' ? tree : undefined;
  if (!Array.isArray(tree)) return undefined;
  for (const part of tree as readonly Tree[]) {
    const found = firstQuery(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
