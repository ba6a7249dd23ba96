import type { Catalog } from './catalog.ts';
import { forcedByFailure, forcedVariables } from './forced-variables.ts';
import { isNode, nodeOf, nodesOf, numberOf, type Tree, type TreeNode } from './node-tree.ts';
import {
  assume,
  climb,
  Command,
  FUNCTION_BODY,
  outputExpressions,
  sourceOf,
  type Scope,
} from './query-scope.ts';

export interface NullRules {
  /** Whether a returned column, counted from 1, can be null as far as can be proven. */
  columnCanBeNull(query: TreeNode, column: number): boolean;
  canBeNull(expression: Tree | undefined, scope: Scope): boolean;
}

/** Functions of PostgreSQL that return null only for a null argument, and those that never do. */
const NEVER_NULL = new Set(
  `abs btrim cardinality ceil ceiling clock_timestamp 
  date_part date_trunc encode decode extract floor format gen_random_uuid greatest
  hashtext hashtextextended 
  left length char_length lower lpad ltrim make_interval md5 mod nextval now octet_length
  point pg_advisory_lock pg_current_xact_id pg_snapshot_xmin pg_current_snapshot pg_try_advisory_lock
  pg_try_advisory_xact_lock power pg_xact_commit_timestamp random regexp_replace repeat replace reverse right round rpad
  rtrim sha256 split_part sqrt strpos timezone to_char to_date to_json to_jsonb to_number to_timestamp
  transaction_timestamp trunc unistr upper exp least now statement_timestamp date_bin age isfinite
  array_to_json row_to_json int8 int4 int2 float8 numeric text date timestamptz interval bool xid8 point lseg
  similarity word_similarity strict_word_similarity unaccent`.split(/\s+/),
);

/** Aggregates that return a value for every group that has rows. */
const OF_ROWS = new Set(['array_agg', 'json_agg', 'jsonb_agg']);
const OF_VALUES = new Set(
  'sum min max avg bool_and bool_or every string_agg bit_and bit_or'.split(' '),
);
const WINDOWS = new Set('row_number rank dense_rank count ntile percent_rank cume_dist'.split(' '));

/** Accessors of json and geometry may return null for any arguments. */
const MAYBE_NULL_OPERATORS = new Set('-> ->> #> #>> @? @@ # ## ?#'.split(' '));

export function createNullRules(
  catalog: Catalog,
  parameterCanBeNull: (position: number) => boolean,
): NullRules {
  const columnCanBeNull = (query: TreeNode, column: number, outer?: Scope): boolean => {
    const expressions = outputExpressions(query, column, outer);
    return (
      expressions.length === 0 || expressions.some(({ node, scope }) => canBeNull(node, scope))
    );
  };

  const anyNull = (trees: readonly Tree[], scope: Scope): boolean =>
    trees.some((tree) => canBeNull(tree, scope));

  const variable = ({ fields }: TreeNode, from: Scope): boolean => {
    const scope = climb(from, numberOf(fields['varlevelsup']));
    const [relation, column] = [numberOf(fields['varno']), numberOf(fields['varattno'])];
    if (scope === undefined) return true;
    const { query, forced, extended } = scope;
    if (nodesOf(query.fields['groupingSets']).length > 0) return true;
    const source = sourceOf(scope, relation, column, catalog);
    // Conditions were about the row before the update.
    const isUpdated =
      query.fields['commandType'] === Command.Update &&
      numberOf(query.fields['resultRelation']) === relation;
    if (!isUpdated && forced.has(`${relation}.${column}`)) return false;
    if (extended.has(relation)) return true;
    if (source.kind === 'recursion') return false;
    if (source.kind === 'table') {
      return column !== 0 && !catalog.isNotNull(source.table, source.column);
    }
    if (source.kind === 'expressions') {
      return source.expressions.some(({ node, scope: inner }) => canBeNull(node, inner));
    }
    return !isOrdinality(scope, relation, column);
  };

  const functionCanBeNull = ({ fields }: TreeNode, scope: Scope): boolean => {
    const id = numberOf(fields['funcid']);
    const name = catalog.function(id);
    const body = catalog.body(id);
    if (body !== undefined) return !hasOneRow(body) || columnCanBeNull(body, 1, FUNCTION_BODY);
    if (BUILDERS.has(name)) return false;
    if (OF_FIRST.has(name)) return canBeNull(nodesOf(fields['args'])[0], scope);
    return !NEVER_NULL.has(name) || anyNull(nodesOf(fields['args']), scope);
  };

  const aggregate = ({ fields }: TreeNode, scope: Scope): boolean => {
    const name = catalog.function(numberOf(fields['aggfnoid']));
    if (name === 'count') return false;
    const isGrouped = nodesOf(scope.query.fields['groupClause']).length > 0;
    if (!isGrouped || isNode(fields['aggfilter'])) return true;
    if (OF_ROWS.has(name)) return false;
    return !OF_VALUES.has(name) || anyNull(argumentsOf(fields['args']), scope);
  };

  const subquery = ({ fields }: TreeNode, scope: Scope): boolean => {
    const query = nodeOf(fields['subselect']);
    switch (fields['subLinkType']) {
      case '0':
      case '6':
        return false;
      case '2':
        return (
          query === undefined ||
          canBeNull(fields['testexpr'], scope) ||
          columnCanBeNull(query, 1, scope)
        );
      case '4':
        return query === undefined || !hasOneRow(query) || columnCanBeNull(query, 1, scope);
      default:
        return true;
    }
  };

  /** A branch knows its condition, and that those before it did not hold. */
  const caseOf = ({ fields }: TreeNode, scope: Scope): boolean => {
    let known = scope;
    const isSimple = isNode(fields['arg']);
    for (const when of nodesOf(fields['args'])) {
      const condition = isSimple ? undefined : nodeOf(when.fields['expr']);
      const held = condition === undefined ? new Set<string>() : forcedVariables(condition);
      if (canBeNull(when.fields['result'], assume(known, held))) return true;
      known = assume(known, forcedByFailure(condition));
    }
    return canBeNull(fields['defresult'], known);
  };

  const canBeNull = (expression: Tree | undefined, scope: Scope): boolean => {
    const node = nodeOf(expression);
    if (node === undefined) return true;
    const { kind, fields } = node;
    const args = nodesOf(fields['args']);
    switch (kind) {
      case 'CONST':
        return fields['constisnull'] === 'true';
      case 'PARAM':
        if (fields['paramkind'] !== '0' || isForced(node, scope)) return false;
        return isInBody(scope) || parameterCanBeNull(numberOf(fields['paramid']));
      case 'VAR':
        return variable(node, scope);
      case 'FUNC':
        return functionCanBeNull(node, scope);
      case 'OP':
        return (
          MAYBE_NULL_OPERATORS.has(catalog.operator(numberOf(fields['opno']))) ||
          anyNull(args, scope)
        );
      case 'SCALARARRAYOP':
      case 'BOOL':
        return anyNull(args, scope);
      case 'AGGREF':
        return aggregate(node, scope);
      case 'WINDOWFUNC':
        return !WINDOWS.has(catalog.function(numberOf(fields['winfnoid'])));
      case 'COALESCE':
      case 'MINMAX':
        return args.every((arg) => canBeNull(arg, scope));
      case 'CASE':
        return caseOf(node, scope);
      case 'SUBLINK':
        return subquery(node, scope);
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCE':
      case 'COLLATE':
      case 'COERCETODOMAIN':
        return canBeNull(fields['arg'], scope);
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCT':
      case 'ARRAY':
      case 'ROW':
      case 'SQLVALUEFUNCTION':
      case 'NEXTVALUE':
      case 'GROUPINGFUNC':
        return false;
      default:
        return true;
    }
  };
  return { columnCanBeNull, canBeNull };
}

/** Build a value also from null arguments. */
const BUILDERS = new Set(
  `concat json_build_array json_build_object jsonb_build_array jsonb_build_object`.split(' '),
);

/** Null only where the first argument is. */
const OF_FIRST = new Set('array_append array_remove array_replace concat_ws'.split(' '));

export function argumentsOf(args: Tree | undefined): TreeNode[] {
  return nodesOf(args).flatMap((arg) =>
    arg.kind === 'TARGETENTRY' ? (nodeOf(arg.fields['expr']) ?? []) : [arg],
  );
}

/** The last column of WITH ORDINALITY. */
function isOrdinality({ query }: Scope, relation: number, column: number): boolean {
  const fields = nodesOf(query.fields['rtable'])[relation - 1]?.fields ?? {};
  if (fields['rtekind'] !== '3' || fields['funcordinality'] !== 'true') return false;
  const counts = nodesOf(fields['functions']).map((one) => numberOf(one.fields['funccolcount']));
  return column === counts.reduce((sum, count) => sum + count, 0) + 1;
}

/** An aggregate of everything, or a query without FROM, returns exactly one row. */
export function hasOneRow({ fields }: TreeNode): boolean {
  const isLimited = isNode(fields['limitCount']) || isNode(fields['limitOffset']);
  if (isLimited || isNode(fields['havingQual']) || isNode(fields['setOperations'])) return false;
  if (fields['hasTargetSRFs'] === 'true' || nodesOf(fields['groupClause']).length > 0) return false;
  const tree = nodeOf(fields['jointree'])?.fields ?? {};
  const isPlain = nodesOf(tree['fromlist']).length === 0 && !isNode(tree['quals']);
  return fields['hasAggs'] === 'true' || isPlain;
}

function isInBody(scope: Scope | undefined): boolean {
  return scope !== undefined && (scope === FUNCTION_BODY || isInBody(scope.outer));
}

/** Whether a condition of the query or of one around it proves the parameter not null. */
export function isForced(parameter: TreeNode, scope: Scope | undefined): boolean {
  return (
    scope !== undefined &&
    (scope.forced.has(`$${numberOf(parameter.fields['paramid'])}`) ||
      isForced(parameter, scope.outer))
  );
}
