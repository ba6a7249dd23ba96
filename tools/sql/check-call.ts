import type { Checker, Type } from 'typescript/unstable/sync';
import type { Catalog } from './catalog.ts';
import type { Column, Description } from './describe.ts';
import type { Call } from './find-calls.ts';
import type { Finding, Rule } from './finding.ts';
import { createShapes, type Shape } from './json-shape.ts';
import {
  elementOf,
  kindOf,
  readElementKind,
  readKind,
  split,
  writtenKinds,
  type Kind,
} from './match-types.ts';
import type { HeldStatement } from './load-statements.ts';
import { createNullRules, type NullRules } from './null-rules.ts';
import { outputExpressions } from './query-scope.ts';
import { writtenColumns } from './written-columns.ts';

export interface Known {
  checker: Checker;
  catalog: Catalog;
}

/** More parameters than these are counted wrong sooner or later: they get names. */
const MOST_POSITIONS = 8;

/** Compares one statement with one call that runs it. */
export function checkCall(
  call: Call,
  statement: HeldStatement,
  description: Description,
  known: Known,
): Finding[] {
  const findings: Finding[] = [];
  const report = (rule: Rule, message: string) => {
    findings.push({ rule, place: call.place, message: `${statement.name}: ${message}` });
  };
  const values = valuesInOrder(call, statement, description, report);
  if (values !== undefined) checkParameters(values, statement, description, known, report);

  const rules = createNullRules(known.catalog, (position) => {
    const type = values?.[position - 1];
    return type === undefined || split(type).hasNull;
  });
  if (call.row !== undefined) {
    checkColumns(call.row, statement, description, { ...known, rules }, report);
  }
  return findings;
}

type Report = (rule: Rule, message: string) => void;

function valuesInOrder(
  { values }: Call,
  { parameters: names }: HeldStatement,
  { parameters }: Description,
  report: Report,
): readonly Type[] | undefined {
  if (values === undefined) {
    report('unseen', 'the values are neither a literal nor a tuple, so their types are unknown');
    return undefined;
  }
  if (values instanceof Map) {
    const missing = (names ?? []).filter((name) => !values.has(name));
    const unused = [...values.keys()].filter((name) => names?.includes(name) !== true);
    for (const name of missing) report('parameter', `no value for $${name}`);
    for (const name of unused) report('parameter', `the statement has no $${name}`);
    return missing.length > 0 ? undefined : names?.map((name) => values.get(name) as Type);
  }
  const list = values as readonly Type[];
  if (names !== undefined) {
    report('parameter', 'its parameters have names, the values have none');
    return undefined;
  }
  if (list.length !== parameters.length) {
    report('parameter', `takes ${parameters.length} parameters, the call passes ${list.length}`);
    return undefined;
  }
  if (list.length > MOST_POSITIONS) {
    report('positions', `has ${list.length} parameters: more than ${MOST_POSITIONS} need names`);
  }
  return list;
}

function checkParameters(
  values: readonly Type[],
  { parameters: names }: HeldStatement,
  { parameters, query }: Description,
  { checker, catalog }: Known,
  report: Report,
): void {
  const written = query === undefined ? [] : writtenColumns(query, catalog);
  for (const [index, type] of parameters.entries()) {
    const value = values[index];
    if (value === undefined) continue;
    const name = `$${names?.[index] ?? index + 1}`;
    const { hasNull, hasUndefined, rest } = split(value);
    const shown = checker.typeToString(value);
    if (hasUndefined) report('parameter', `${name} may be undefined (${shown})`);
    const targets = written.filter(({ parameter }) => parameter === index + 1);
    if (
      hasNull &&
      targets.some((one) => !one.isGuarded && catalog.isNotNull(one.table, one.column))
    ) {
      report('null', `${name} may be null (${shown}), its column may not`);
    }
    for (const { table, column } of targets) {
      const refused = [...literalsOf(rest)].filter((text) => !catalog.allows(table, column, text));
      if (refused.length > 0)
        report('literal', `${name} may be ${refused.join(', ')}, which a CHECK refuses`);
    }
    const isRight = rest.every((part) => isWritable(part, type, checker, catalog));
    if (!isRight) report('parameter', `${name} is ${catalog.type(type).name}, the value ${shown}`);
  }
}

function isWritable(type: Type, pgType: number, checker: Checker, catalog: Catalog): boolean {
  const kind = kindOf(type, checker);
  // The elements of an empty list.
  if (kind === 'never') return true;
  if (!writtenKinds(pgType, catalog).includes(kind)) return false;
  const { element } = catalog.type(pgType);
  if (element === null) return true;
  const item = elementOf(type, checker);
  return (
    item !== undefined &&
    split(item).rest.every((part) => isWritable(part, element, checker, catalog))
  );
}

type Ruled = Known & { rules: NullRules };

function checkColumns(
  row: Type,
  statement: HeldStatement,
  { columns, query }: Description,
  known: Ruled,
  report: Report,
): void {
  const { checker, catalog, rules } = known;
  if (checker.getIndexInfosOfType(row).length > 0) {
    report('column', `has no names in the row type ${checker.typeToString(row)}`);
    return;
  }
  const untested = new Map(Object.entries(statement.trusted ?? {}));
  const properties = new Map(checker.getPropertiesOfType(row).map((one) => [one.name, one]));
  for (const [name, property] of properties) {
    const type = checker.getTypeOfSymbol(property);
    const at = columns.findIndex((one) => one.name === name);
    const column = columns[at];
    if (type === undefined) continue;
    if (column === undefined) {
      if (!split(type).hasUndefined) report('column', `returns no column ${name}`);
      continue;
    }
    const reason = untested.get(name);
    let isNeeded = false;
    const reportUntrusted = (rule: Rule, message: string) => {
      if (reason !== undefined && TRUSTED_RULES.has(rule)) isNeeded = true;
      else report(rule, `${name} ${message}`);
    };
    const canBeNull = query === undefined || rules.columnCanBeNull(query, at + 1);
    if (canBeNull && !split(type).hasNull) {
      reportUntrusted('null', `may be null, the row type says ${checker.typeToString(type)}`);
    }
    const expression = query && outputExpressions(query, at + 1, undefined)[0];
    const shape = expression && createShapes(catalog, rules)(expression.node, expression.scope);
    checkValue(type, column, shape, known, reportUntrusted);
    if (isNeeded) untested.delete(name);
  }
  for (const name of untested.keys())
    report('trusted', `${name} needs no trust: nothing is unproven`);
  for (const { name } of columns.filter((one) => !properties.has(one.name))) {
    report('column', `returns ${name}, which the row type does not have`);
  }
}

/** What a statement may say of itself; a wrong type or name stays wrong. */
const TRUSTED_RULES: ReadonlySet<Rule> = new Set(['json', 'literal', 'null']);

function checkValue(
  type: Type,
  column: Column,
  shape: Shape | undefined,
  known: Ruled,
  report: Report,
) {
  const { checker, catalog } = known;
  const kind = readKind(column.type, catalog);
  const { rest } = split(type);
  const shown = checker.typeToString(type);
  const pgName = catalog.type(column.type).name;
  if (kind === 'json') return checkJson(type, shape, '', known, report);
  if (!rest.every((part) => isReadAs(part, kind, checker))) {
    return report('type', `is ${pgName}, read as ${kind}; the row type says ${shown}`);
  }
  const { element } = catalog.type(column.type);
  if (element !== null) {
    const wanted = readElementKind(element, catalog);
    const isRight = rest.every((part) => {
      const item = elementOf(part, checker);
      return item === undefined || split(item).rest.every((one) => isReadAs(one, wanted, checker));
    });
    if (!isRight) report('type', `has elements read as ${wanted}; the row type says ${shown}`);
  }
  checkLiterals(rest, catalog.allowed(column.table, column.tableColumn), shown, report);
}

function isReadAs(type: Type, wanted: Kind, checker: Checker): boolean {
  const kind = kindOf(type, checker);
  return kind === wanted || kind === 'unknown';
}

function literalsOf(types: readonly Type[]): Set<string> {
  return new Set(types.flatMap((type) => (type.isStringLiteralType() ? [type.value] : [])));
}

/** Every text that a check constraint allows must be in the union that the row type says. */
function checkLiterals(
  rest: readonly Type[],
  allowed: ReadonlySet<string> | undefined,
  shown: string,
  report: Report,
): void {
  const said = literalsOf(rest);
  if (allowed === undefined || said.size < rest.length) return;
  const missing = [...allowed].filter((value) => !said.has(value));
  if (missing.length > 0) {
    report('literal', `may be ${missing.join(', ')}, which ${shown} does not have`);
  }
}

/** The TypeScript type of each domain over json. */
const DOMAINS: Readonly<Record<string, string>> = {
  names: 'Names',
  name_lists: 'InLanguages<readonly string[]>',
};

function checkJson(
  type: Type,
  shape: Shape | undefined,
  path: string,
  known: Ruled,
  report: Report,
) {
  const { checker, catalog } = known;
  const { hasNull, rest } = split(type);
  const shown = checker.typeToString(type);
  if (rest.every((part) => kindOf(part, checker) === 'unknown')) return;
  const wrong = (what: string) => report('json', `${path} ${what}; the row type says ${shown}`);
  if (shape === undefined || shape.kind === 'opaque') return wrong('is stored json');
  if (shape.kind === 'empty') return undefined;
  if (path !== '' && shape.canBeNull && !hasNull) wrong('may be null');
  if (shape.kind === 'domain') {
    const said = DOMAINS[shape.name];
    const isSaid = rest.every((part) => checker.typeToString(part) === said);
    return isSaid ? undefined : wrong(`is ${said ?? shape.name}`);
  }
  for (const part of rest) {
    const kind = kindOf(part, checker);
    if (shape.kind === 'scalar') {
      const wanted = jsonKind(shape.type, catalog);
      if (kind !== wanted) wrong(`is ${wanted}`);
    } else if (shape.kind === 'array') {
      const item = elementOf(part, checker);
      if (kind !== 'array' || item === undefined) wrong('is a list');
      else checkJson(item, shape.element, `${path}[]`, known, report);
    } else if (kind !== 'object') wrong('is an object');
    else {
      for (const property of checker.getPropertiesOfType(part)) {
        const inner = shape.properties.get(property.name);
        const innerType = checker.getTypeOfSymbol(property);
        if (innerType === undefined) continue;
        if (inner !== undefined) {
          checkJson(innerType, inner, `${path}.${property.name}`, known, report);
        } else if (!split(innerType).hasUndefined) wrong(`has no ${property.name}`);
      }
    }
  }
}

/** In json a numeric is a number and a time is text. */
function jsonKind(type: number, catalog: Catalog): Kind {
  const { name, element } = catalog.type(type);
  if (element !== null) return 'array';
  if (name === 'numeric') return 'number';
  const kind = readKind(type, catalog);
  return kind === 'date' || kind === 'bytes' ? 'string' : kind;
}
