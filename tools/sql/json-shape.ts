import type { Catalog } from './catalog.ts';
import { argumentsOf, hasOneRow, type NullRules } from './null-rules.ts';
import { nodeOf, nodesOf, numberOf, type Tree, type TreeNode } from './node-tree.ts';
import { climb, outputExpressions, sourceOf, type Scope } from './query-scope.ts';

/** The json that an expression builds, as far as the statement shows it. */
export type Shape =
  | { kind: 'object'; properties: ReadonlyMap<string, Shape>; canBeNull: boolean }
  | { kind: 'array'; element: Shape; canBeNull: boolean }
  | { kind: 'scalar'; type: number; canBeNull: boolean }
  | { kind: 'empty'; canBeNull: false }
  /** Stored json whose shape a domain checks. */
  | { kind: 'domain'; name: string; canBeNull: boolean }
  /** Stored json, of which the database knows nothing. */
  | { kind: 'opaque'; canBeNull: boolean };

const JSON_OIDS = new Set([114, 3802]);
const JSON_NAMES = new Set(['json', 'jsonb']);
const TEXT_HEADER = 4;

export function createShapes(catalog: Catalog, rules: NullRules) {
  const canBeNull = (node: TreeNode, scope: Scope) => rules.canBeNull(node, scope);
  const opaque = (node: TreeNode, scope: Scope): Shape => ({
    kind: 'opaque',
    canBeNull: canBeNull(node, scope),
  });

  const built = (args: readonly TreeNode[], scope: Scope): Shape => {
    const properties = new Map<string, Shape>();
    for (let at = 0; at + 1 < args.length; at += 2) {
      const [key, value] = [args[at], args[at + 1]];
      const name = textOf(key);
      if (name !== undefined && value !== undefined) properties.set(name, shapeOf(value, scope));
    }
    return { kind: 'object', properties, canBeNull: false };
  };

  const ofFunction = (node: TreeNode, scope: Scope): Shape => {
    const name = catalog.function(numberOf(node.fields['funcid']));
    const args = argumentsOf(node.fields['args']);
    if (/^jsonb?_build_object$/.test(name)) return built(args, scope);
    const [only] = args;
    const isPassed =
      /^(?:to_jsonb?|array_to_json)$/.test(name) || node.fields['funcformat'] !== '0';
    return isPassed && only !== undefined ? shapeOf(only, scope) : opaque(node, scope);
  };

  const ofAggregate = (node: TreeNode, scope: Scope): Shape => {
    const name = catalog.function(numberOf(node.fields['aggfnoid']));
    const [item] = argumentsOf(node.fields['args']);
    if (!/^jsonb?_agg$/.test(name) || item === undefined) return opaque(node, scope);
    return { kind: 'array', element: shapeOf(item, scope), canBeNull: canBeNull(node, scope) };
  };

  const ofVariable = (node: TreeNode, from: Scope): Shape => {
    const { fields } = node;
    const scope = climb(from, numberOf(fields['varlevelsup']));
    if (scope === undefined) return opaque(node, from);
    const source = sourceOf(
      scope,
      numberOf(fields['varno']),
      numberOf(fields['varattno']),
      catalog,
    );
    if (source.kind !== 'expressions') return opaque(node, from);
    const shape = firstKnown(source.expressions.map((one) => shapeOf(one.node, one.scope)));
    return { ...(shape ?? { kind: 'opaque' }), canBeNull: canBeNull(node, from) } as Shape;
  };

  const ofSubquery = (node: TreeNode, scope: Scope): Shape => {
    const query = nodeOf(node.fields['subselect']);
    const [only] = query === undefined ? [] : outputExpressions(query, 1, scope);
    const link = node.fields['subLinkType'];
    if (query === undefined || only === undefined) return opaque(node, scope);
    if (link === '6') {
      return { kind: 'array', element: shapeOf(only.node, only.scope), canBeNull: false };
    }
    if (link !== '4') return opaque(node, scope);
    const shape = shapeOf(only.node, only.scope);
    return { ...shape, canBeNull: !hasOneRow(query) || shape.canBeNull } as Shape;
  };

  const branches = (nodes: readonly Tree[], whole: TreeNode, scope: Scope): Shape => {
    const shapes = nodes.flatMap((one) => {
      const node = nodeOf(one);
      return node === undefined ? [] : [shapeOf(node, scope)];
    });
    const shape = firstKnown(shapes) ?? { kind: 'opaque' };
    return { ...shape, canBeNull: canBeNull(whole, scope) } as Shape;
  };

  const ofType = (type: number, isNull: boolean): Shape => {
    const { name, kind, element } = catalog.type(type);
    const domain = catalog.domain(type);
    if (domain !== undefined && JSON_NAMES.has(name)) {
      return { kind: 'domain', name: domain, canBeNull: isNull };
    }
    if (element !== null) {
      return { kind: 'array', element: ofType(element, false), canBeNull: isNull };
    }
    // A whole row: its columns are not followed.
    if (kind === 'c' || name === 'record') {
      return { kind: 'object', properties: new Map(), canBeNull: isNull };
    }
    return { kind: 'scalar', type, canBeNull: isNull };
  };

  const shapeOf = (node: TreeNode, scope: Scope): Shape => {
    const { kind, fields } = node;
    const type = typeOf(node);
    if (type !== undefined && !JSON_OIDS.has(type)) {
      return ofType(type, canBeNull(node, scope));
    }
    switch (kind) {
      case 'CONST':
        return { kind: 'empty', canBeNull: false };
      case 'FUNC':
        return ofFunction(node, scope);
      case 'AGGREF':
        return ofAggregate(node, scope);
      case 'VAR':
        return ofVariable(node, scope);
      case 'SUBLINK':
        return ofSubquery(node, scope);
      case 'COALESCE':
        return branches(nodesOf(fields['args']), node, scope);
      case 'CASE': {
        const results = nodesOf(fields['args']).map((when) => when.fields['result'] ?? null);
        return branches([...results, fields['defresult'] ?? null], node, scope);
      }
      case 'COERCEVIAIO':
      case 'RELABELTYPE':
        return branches([fields['arg'] ?? null], node, scope);
      default:
        return opaque(node, scope);
    }
  };
  return shapeOf;
}

/** One branch of stored json makes the whole unknown; an empty list or object fits every shape. */
function firstKnown(shapes: readonly Shape[]): Shape | undefined {
  const isStored = shapes.find(({ kind }) => kind === 'opaque');
  return isStored ?? shapes.find(({ kind }) => kind !== 'empty') ?? shapes[0];
}

/** The field of each kind of node that has the type of its value. */
const TYPE_FIELD: Readonly<Record<string, string>> = {
  VAR: 'vartype',
  CONST: 'consttype',
  PARAM: 'paramtype',
  FUNC: 'funcresulttype',
  OP: 'opresulttype',
  AGGREF: 'aggtype',
  WINDOWFUNC: 'wintype',
  COALESCE: 'coalescetype',
  CASE: 'casetype',
  MINMAX: 'minmaxtype',
  RELABELTYPE: 'resulttype',
  COERCEVIAIO: 'resulttype',
  ARRAYCOERCE: 'resulttype',
  ARRAY: 'array_typeid',
};
const BOOLEANS = new Set(['BOOL', 'NULLTEST', 'BOOLEANTEST', 'DISTINCT', 'SCALARARRAYOP']);
const BOOLEAN = 16;

function typeOf(node: TreeNode): number | undefined {
  const field = TYPE_FIELD[node.kind];
  if (field !== undefined) return numberOf(node.fields[field]);
  if (BOOLEANS.has(node.kind)) return BOOLEAN;
  if (node.kind !== 'SUBLINK') return undefined;
  if (node.fields['subLinkType'] === '0' || node.fields['subLinkType'] === '2') return BOOLEAN;
  if (node.fields['subLinkType'] !== '4') return undefined;
  const [target] = nodesOf(nodeOf(node.fields['subselect'])?.fields['targetList']);
  const expression = nodeOf(target?.fields['expr']);
  return expression === undefined ? undefined : typeOf(expression);
}

const UNKNOWN = 705;

/** A constant without a type ends with a zero byte; one of text begins with its length. */
function textOf(constant: TreeNode | undefined): string | undefined {
  const value = constant?.fields['constvalue'];
  if (!Array.isArray(value)) return undefined;
  const bytes = Buffer.from(value.map((byte) => Number(byte) & 0xff));
  const isUntyped = numberOf(constant?.fields['consttype']) === UNKNOWN;
  return (isUntyped ? bytes.subarray(0, -1) : bytes.subarray(TEXT_HEADER)).toString('utf8');
}
