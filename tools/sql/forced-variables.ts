import { nodeOf, nodesOf, numberOf, type TreeNode } from './node-tree.ts';

/** The variables (`relation.column`) and parameters (`$1`) that cannot be null where the condition holds. */
export function forcedVariables(condition: TreeNode): Set<string> {
  const { kind, fields } = condition;
  const args = nodesOf(fields['args']);
  const arg = nodeOf(fields['arg']);
  switch (kind) {
    case 'BOOL': {
      const sets = args.map((one) => forcedVariables(one));
      if (fields['boolop'] === 'and') return unionOf(sets);
      if (fields['boolop'] === 'or') return sets.reduce((all, one) => all.intersection(one));
      return forcedByFailure(args[0]);
    }
    case 'NULLTEST':
      return fields['nulltesttype'] === '1' && arg !== undefined ? variablesOf(arg) : new Set();
    case 'OP':
      return unionOf(args.map((one) => variablesOf(one)));
    // x <> ALL (empty) holds for null too.
    case 'SCALARARRAYOP':
      return fields['useOr'] === 'true' ? unionOf(args.map((one) => variablesOf(one))) : new Set();
    case 'BOOLEANTEST':
      return ['0', '2'].includes(fields['booltesttype'] as string) && arg !== undefined
        ? variablesOf(arg)
        : new Set();
    case 'SUBLINK': {
      const test = nodeOf(fields['testexpr']);
      return fields['subLinkType'] === '2' && test !== undefined
        ? forcedVariables(test)
        : new Set();
    }
    default:
      return variablesOf(condition);
  }
}

/** The variables that cannot be null where the condition was decided and does not hold. */
export function forcedByFailure(condition: TreeNode | undefined): Set<string> {
  const arg = nodeOf(condition?.fields['arg']);
  if (condition?.kind === 'NULLTEST') {
    return condition.fields['nulltesttype'] === '0' && arg !== undefined
      ? variablesOf(arg)
      : new Set();
  }
  return condition?.kind === 'OP' || condition?.kind === 'VAR'
    ? forcedVariables(condition)
    : new Set();
}

/** The variables that make an expression null when they are null. */
function variablesOf(expression: TreeNode): Set<string> {
  const { kind, fields } = expression;
  if (kind === 'VAR') {
    return fields['varlevelsup'] === '0'
      ? new Set([`${numberOf(fields['varno'])}.${numberOf(fields['varattno'])}`])
      : new Set();
  }
  if (kind === 'PARAM') return new Set([`$${numberOf(fields['paramid'])}`]);
  if (kind === 'OP') return unionOf(nodesOf(fields['args']).map((one) => variablesOf(one)));
  // Casts are strict; of other functions nothing is assumed.
  if (kind === 'FUNC' && fields['funcformat'] !== '0') {
    return unionOf(nodesOf(fields['args']).map((one) => variablesOf(one)));
  }
  const arg = nodeOf(fields['arg']);
  return (kind === 'RELABELTYPE' || kind === 'COERCEVIAIO') && arg !== undefined
    ? variablesOf(arg)
    : new Set();
}

export function unionOf<Value>(sets: readonly ReadonlySet<Value>[]): Set<Value> {
  return sets.reduce<Set<Value>>((all, set) => all.union(set), new Set());
}
