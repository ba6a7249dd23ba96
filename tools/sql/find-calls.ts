import { join, relative } from 'node:path';
import { API, type Checker, type Project, type Type } from 'typescript/unstable/sync';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import {
  isArrayLiteralExpression,
  isArrowFunction,
  isCallExpression,
  isForOfStatement,
  isIdentifier,
  isPropertyAccessExpression,
  isSourceFile,
  isSpreadElement,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';

/** A top-level constant that holds one or more statements. */
export interface Holder {
  file: string;
  name: string;
  /** The last property that the call reads, as `look` in `of(place).look`. */
  property: string | undefined;
}

/** One `tx.rows(statement, values)` in the source. */
export interface Call {
  place: string;
  holders: readonly Holder[];
  /** The row type that the call asserts; undefined where it asserts none. */
  row: Type | undefined;
  /** By position or by name; undefined where the source does not show them. */
  values: readonly Type[] | ReadonlyMap<string, Type> | undefined;
}

export interface Source {
  checker: Checker;
  calls: readonly Call[];
  close(): void;
}

const NOT_PRODUCT = /\.test\.ts$|\/node_modules\//;

/** Every call of `rows` in the project, with the types that the compiler knows. */
export function readSource(root: string): Source {
  const api = new API({ cwd: root });
  const config = join(root, 'apps/api/tsconfig.json');
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (project === undefined) throw new Error(`TypeScript does not open ${config}`);
  const folder = join(root, 'apps/api/src/');
  const calls = project.program
    .getSourceFileNames()
    .filter((file) => file.startsWith(folder) && !NOT_PRODUCT.test(file))
    .flatMap((file) => callsIn(project, file, root));
  return { checker: project.checker, calls, close: () => api.close() };
}

function callsIn({ program, checker }: Project, file: string, root: string): Call[] {
  const source = program.getSourceFile(file);
  if (source === undefined || !source.text.includes('.rows')) return [];
  const calls: Call[] = [];
  const visit = (node: Node): void => {
    if (
      isCallExpression(node) &&
      isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'rows'
    ) {
      const [statement, values] = node.arguments;
      const line = source.text.slice(0, node.getStart()).split('\n').length;
      if (statement !== undefined) {
        calls.push({
          place: `${relative(root, file)}:${line}`,
          holders: holdersOf(statement, checker),
          row: rowOf(node, checker),
          values: values === undefined ? [] : valuesOf(values, checker),
        });
      }
    }
    node.forEachChild(visit);
  };
  visit(source);
  return calls;
}

/** Promise<Row[]> */
function rowOf(call: Node, checker: Checker): Type | undefined {
  const signature = checker.getResolvedSignature(call);
  let type = signature && checker.getReturnTypeOfSignature(signature);
  for (const _ of ['promise', 'array']) {
    type = type?.isTypeReference() === true ? checker.getTypeArguments(type)[0] : undefined;
  }
  if (type === undefined) return undefined;
  const isEmpty =
    checker.getPropertiesOfType(type).length === 0 &&
    checker.getIndexInfosOfType(type).length === 0;
  return isEmpty ? undefined : type;
}

/** Follows every name in the expression to the constants it may stand for. */
function holdersOf(expression: Node, checker: Checker): Holder[] {
  const property = isPropertyAccessExpression(expression) ? expression.name.text : undefined;
  const holders: Holder[] = [];
  const seen = new Set<Node>();
  const follow = (node: Node): void => {
    if (isIdentifier(node)) {
      const declaration = declarationOf(node, checker);
      if (declaration === undefined || seen.has(declaration)) return;
      seen.add(declaration);
      const initial = initialOf(declaration);
      if (initial === undefined) return;
      const file = declaration.getSourceFile();
      const isShared = isSourceFile(declaration.parent.parent.parent);
      if (isShared && !isArrowFunction(initial) && isVariableDeclaration(declaration)) {
        holders.push({ file: file.fileName, name: declaration.name.getText(), property });
      } else follow(initial);
      return;
    }
    if (isPropertyAccessExpression(node)) return follow(node.expression);
    node.forEachChild(follow);
  };
  follow(expression);
  return holders;
}

function declarationOf(name: Node, checker: Checker): Node | undefined {
  let symbol = checker.getSymbolAtLocation(name);
  // An import stands for what it imports.
  if (symbol?.declarations[0]?.kind === SyntaxKind.ImportSpecifier) {
    symbol = checker.getAliasedSymbol(symbol);
  }
  return symbol?.valueDeclaration?.resolve();
}

/** What a variable was given: its initial value, or the list that a loop goes through. */
function initialOf(declaration: Node): Node | undefined {
  let node: Node = declaration;
  while (!isVariableDeclaration(node)) {
    if (isSourceFile(node) || isArrowFunction(node)) return undefined;
    node = node.parent;
  }
  if (node.initializer !== undefined) return node.initializer;
  const loop = node.parent.parent;
  return isForOfStatement(loop) ? loop.expression : undefined;
}

function valuesOf(expression: Node, checker: Checker): Call['values'] {
  const given = givenBy(expression, checker);
  const isNamed =
    isCallExpression(given) &&
    isPropertyAccessExpression(given.expression) &&
    given.expression.name.text === 'values';
  return isNamed ? namedValues(given.arguments[0], checker) : listOf(given, checker);
}

/** The expression behind a constant. */
function givenBy(expression: Node, checker: Checker): Node {
  if (!isIdentifier(expression)) return expression;
  const declaration = declarationOf(expression, checker);
  const isOwn = declaration !== undefined && isVariableDeclaration(declaration);
  const { type, initializer } = isOwn ? declaration : {};
  return type === undefined && initializer !== undefined ? initializer : expression;
}

function namedValues(expression: Node | undefined, checker: Checker): ReadonlyMap<string, Type> {
  if (expression === undefined) return new Map();
  const type = checker.getTypeAtLocation(expression);
  const properties = type === undefined ? [] : checker.getPropertiesOfType(type);
  return new Map(
    properties.map((one) => [one.name, checker.getTypeOfSymbolAtLocation(one, expression)]),
  );
}

function listOf(given: Node, checker: Checker): Type[] | undefined {
  const expression = givenBy(given, checker);
  if (isArrayLiteralExpression(expression)) {
    const types: Type[] = [];
    for (const element of expression.elements) {
      const part = isSpreadElement(element)
        ? listOf(element.expression, checker)
        : [checker.getTypeAtLocation(element)].filter((type) => type !== undefined);
      if (part === undefined) return undefined;
      types.push(...part);
    }
    return types;
  }
  const type = checker.getTypeAtLocation(expression);
  if (type === undefined || !checker.isTupleType(type) || !type.isTypeReference()) return undefined;
  return [...checker.getTypeArguments(type)];
}
