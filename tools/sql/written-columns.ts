import type { Catalog } from './catalog.ts';
import { nodeOf, nodesOf, numberOf, type TreeNode } from './node-tree.ts';
import { isForced } from './null-rules.ts';
import { Command, createScope, sourceOf, type Scope } from './query-scope.ts';

/** A column of a table that gets a parameter unchanged. */
export interface WrittenColumn {
  /** Counted from 1. */
  parameter: number;
  table: number;
  column: number;
  /** A condition of the statement keeps null out. */
  isGuarded: boolean;
}

/** The columns that INSERT and UPDATE write from bare parameters, also inside WITH. */
export function writtenColumns(query: TreeNode, catalog: Catalog): WrittenColumn[] {
  const written: WrittenColumn[] = [];
  const visit = (one: TreeNode, outer?: Scope) => {
    const scope = createScope(one, outer);
    for (const cte of nodesOf(one.fields['cteList'])) {
      const inner = nodeOf(cte.fields['ctequery']);
      if (inner !== undefined) visit(inner, scope);
    }
    const command = one.fields['commandType'];
    if (command !== Command.Insert && command !== Command.Update) return;
    const relation = nodesOf(one.fields['rtable'])[numberOf(one.fields['resultRelation']) - 1];
    const table = numberOf(relation?.fields['relid']);
    for (const { fields } of nodesOf(one.fields['targetList'])) {
      const found = bareParameter(nodeOf(fields['expr']), scope, catalog);
      if (found !== undefined) {
        written.push({ ...found, table, column: numberOf(fields['resno']) });
      }
    }
  };
  visit(query);
  return written;
}

function bareParameter(
  node: TreeNode | undefined,
  scope: Scope,
  catalog: Catalog,
): Pick<WrittenColumn, 'parameter' | 'isGuarded'> | undefined {
  if (node === undefined) return undefined;
  const { kind, fields } = node;
  if (kind === 'PARAM') {
    const isOwn = fields['paramkind'] === '0';
    const parameter = numberOf(fields['paramid']);
    return isOwn ? { parameter, isGuarded: isForced(node, scope) } : undefined;
  }
  if (kind === 'RELABELTYPE' || kind === 'COERCEVIAIO') {
    return bareParameter(nodeOf(fields['arg']), scope, catalog);
  }
  if (kind === 'FUNC' && fields['funcformat'] !== '0') {
    return bareParameter(nodesOf(fields['args'])[0], scope, catalog);
  }
  if (kind !== 'VAR' || fields['varlevelsup'] !== '0') return undefined;
  const source = sourceOf(scope, numberOf(fields['varno']), numberOf(fields['varattno']), catalog);
  if (source.kind !== 'expressions' || source.expressions.length !== 1) return undefined;
  const [only] = source.expressions;
  return only === undefined ? undefined : bareParameter(only.node, only.scope, catalog);
}
