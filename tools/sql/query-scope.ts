import type { Catalog } from './catalog.ts';
import { isNode, nodeOf, nodesOf, numberOf, type TreeNode } from './node-tree.ts';
import { forcedVariables, unionOf } from './forced-variables.ts';

/** A query, the queries around it, and what its joins and conditions say of null. */
export interface Scope {
  query: TreeNode;
  outer: Scope | undefined;
  /** `relation.column` of every column that a condition proves not null. */
  forced: ReadonlySet<string>;
  /** Relations that an outer join may leave without a row. */
  extended: ReadonlySet<number>;
}

/** Where a column of a relation in FROM comes from. */
export type Source =
  | { kind: 'table'; table: number; column: number }
  | { kind: 'expressions'; expressions: readonly { node: TreeNode; scope: Scope }[] }
  | { kind: 'recursion' }
  | { kind: 'unknown' };

/** PostgreSQL's numbers of commands and joins. */
export const Command = { Select: '1', Update: '2', Insert: '3' } as const;
const Join = { Left: '1', Full: '2', Right: '3' } as const;

export function createScope(query: TreeNode, outer?: Scope): Scope {
  const conditions: TreeNode[] = [];
  const extensions: ReadonlySet<number>[] = [];
  const walk = (item: TreeNode, isSure: boolean): number[] => {
    const { fields } = item;
    if (item.kind === 'RANGETBLREF') return [numberOf(fields['rtindex'])];
    if (item.kind === 'FROM') {
      if (isSure && isNode(fields['quals'])) conditions.push(fields['quals']);
      return nodesOf(fields['fromlist']).flatMap((part) => walk(part, isSure));
    }
    const [left, right] = [nodeOf(fields['larg']), nodeOf(fields['rarg'])];
    if (left === undefined || right === undefined) return [];
    const kind = fields['jointype'];
    const emptiesLeft = kind === Join.Right || kind === Join.Full;
    const emptiesRight = kind === Join.Left || kind === Join.Full;
    const isInner = !emptiesLeft && !emptiesRight;
    if (isSure && isInner && isNode(fields['quals'])) conditions.push(fields['quals']);
    const lefts = walk(left, isSure && !emptiesLeft);
    const rights = walk(right, isSure && !emptiesRight);
    if (emptiesLeft) extensions.push(new Set(lefts));
    if (emptiesRight) extensions.push(new Set(rights));
    return [...lefts, ...rights, numberOf(fields['rtindex'])];
  };
  const tree = nodeOf(query.fields['jointree']);
  if (tree !== undefined) walk(tree, true);

  const forced = unionOf(conditions.map((condition) => forcedVariables(condition)));
  const present = relationsOf(forced);
  const extended = unionOf(extensions.filter((relations) => relations.isDisjointFrom(present)));
  return { query, outer, forced, extended };
}

/** The same query where some columns are known not to be null. */
export function assume(scope: Scope, variables: ReadonlySet<string>): Scope {
  if (variables.size === 0) return scope;
  const present = relationsOf(variables);
  return {
    ...scope,
    forced: scope.forced.union(variables),
    extended: scope.extended.difference(present),
  };
}

function relationsOf(variables: ReadonlySet<string>): Set<number> {
  return new Set([...variables].map((variable) => numberOf(variable.split('.')[0] ?? '')));
}

/** Around the query of a function: its parameters are not those of the statement. */
export const FUNCTION_BODY: Scope = {
  query: { kind: 'QUERY', fields: {} },
  outer: undefined,
  forced: new Set(),
  extended: new Set(),
};

export function climb(scope: Scope, levels: number): Scope | undefined {
  return levels === 0 || scope.outer === undefined
    ? levels === 0
      ? scope
      : undefined
    : climb(scope.outer, levels - 1);
}

/** The columns that a query returns. */
function outputsOf(query: TreeNode): TreeNode[] {
  const { commandType, targetList, returningList } = query.fields;
  return nodesOf(commandType === Command.Select ? targetList : returningList).filter(
    ({ fields }) => fields['resjunk'] !== 'true',
  );
}

/** The expressions of one returned column: one, or one of each arm of a UNION. */
export function outputExpressions(
  query: TreeNode,
  column: number,
  outer: Scope | undefined,
): { node: TreeNode; scope: Scope }[] {
  const scope = createScope(query, outer);
  const arms = nodeOf(query.fields['setOperations']);
  if (arms !== undefined) {
    return armsOf(arms).flatMap((relation) => {
      const arm = nodeOf(relationOf(scope, relation)?.fields['subquery']);
      return arm === undefined ? [] : outputExpressions(arm, column, scope);
    });
  }
  const node = nodeOf(outputsOf(query)[column - 1]?.fields['expr']);
  return node === undefined ? [] : [{ node, scope }];
}

function armsOf(operation: TreeNode): number[] {
  if (operation.kind === 'RANGETBLREF') return [numberOf(operation.fields['rtindex'])];
  return [operation.fields['larg'], operation.fields['rarg']].flatMap((arm) =>
    isNode(arm) ? armsOf(arm) : [],
  );
}

function relationOf(scope: Scope, relation: number): TreeNode | undefined {
  return nodesOf(scope.query.fields['rtable'])[relation - 1];
}

/** Follows a column of a relation to its table or to the expression behind it. */
export function sourceOf(scope: Scope, relation: number, column: number, catalog: Catalog): Source {
  const entry = relationOf(scope, relation);
  const fields = entry?.fields ?? {};
  switch (fields['rtekind']) {
    case '0':
      return { kind: 'table', table: numberOf(fields['relid']), column };
    case '1': {
      const query = nodeOf(fields['subquery']);
      return query === undefined
        ? { kind: 'unknown' }
        : { kind: 'expressions', expressions: outputExpressions(query, column, scope) };
    }
    case '2':
      return oneOf(nodesOf(fields['joinaliasvars'])[column - 1], scope);
    case '3': {
      const functions = nodesOf(fields['functions']);
      const call = nodeOf(functions[0]?.fields['funcexpr']);
      const body = call && catalog.body(numberOf(call.fields['funcid']));
      return body === undefined || functions.length !== 1
        ? { kind: 'unknown' }
        : { kind: 'expressions', expressions: outputExpressions(body, column, FUNCTION_BODY) };
    }
    case '5': {
      const lists = Array.isArray(fields['values_lists']) ? fields['values_lists'] : [];
      const nodes = lists.flatMap((list) => nodesOf(list)[column - 1] ?? []);
      return { kind: 'expressions', expressions: nodes.map((node) => ({ node, scope })) };
    }
    case '6':
      return sourceInCte(scope, fields['ctename'] as string, fields, column);
    case '9':
      return oneOf(nodesOf(fields['groupexprs'])[column - 1], scope);
    default:
      return { kind: 'unknown' };
  }
}

function oneOf(node: TreeNode | undefined, scope: Scope): Source {
  return node === undefined
    ? { kind: 'unknown' }
    : { kind: 'expressions', expressions: [{ node, scope }] };
}

function sourceInCte(
  scope: Scope,
  name: string,
  fields: TreeNode['fields'],
  column: number,
): Source {
  // A recursive part is as null as the part that starts the recursion.
  if (fields['self_reference'] === 'true') return { kind: 'recursion' };
  const owner = climb(scope, numberOf(fields['ctelevelsup']));
  const cte = nodesOf(owner?.query.fields['cteList']).find((one) => one.fields['ctename'] === name);
  const query = nodeOf(cte?.fields['ctequery']);
  return query === undefined
    ? { kind: 'unknown' }
    : { kind: 'expressions', expressions: outputExpressions(query, column, owner) };
}
