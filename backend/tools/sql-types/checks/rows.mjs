/** Compares the columns of a statement with the type of its rows. */
import ts from 'typescript';
import { literalOf, membersOf } from '../interpreter/values.mjs';
import { returnedType } from './postgres-types.mjs';
import { allowsNull, elementTypeOf, isVague, kindOf, textOf, valuesOf } from './typescript-types.mjs';

/**
 * @param {object} about
 * @param {ts.TypeChecker} about.checker
 * @param {object} about.catalog
 * @param {ts.Node} about.site
 * @param {ts.Type} about.rowType
 * @param {{ name: string, type: number, table: number, column: number, nullable: boolean }[]} about.columns
 * @returns {{ errors: string[], warnings: string[] }}
 */
export function checkRow({ checker, catalog, site, rowType, columns }) {
  const errors = [];
  const warnings = [];
  const shapes = valuesOf(rowType);
  const properties = propertiesOf(checker, shapes);
  for (const { name, isOptional } of properties.values()) {
    if (!isOptional && !columns.some((column) => column.name === name))
      errors.push(`the row type has “${name}”, the statement doesn't select it`);
  }
  const names = columns.map(({ name }) => name);
  for (const name of new Set(names.filter((one, at) => names.indexOf(one) !== at)))
    errors.push(`the column “${name}” is selected twice`);
  for (const column of columns) {
    const property = properties.get(column.name);
    if (!property) {
      if (!shapes.some((shape) => checker.getIndexTypeOfType(shape, ts.IndexKind.String)))
        errors.push(`the statement selects “${column.name}”, the row type doesn't have it`);
      continue;
    }
    const types = property.symbols.flatMap((symbol) => membersOf(checker.getTypeOfSymbolAtLocation(symbol, site)));
    checkColumn(
      {
        checker,
        catalog,
        column,
        types,
        isOptional: property.isOptional,
        isPartial: property.symbols.length < shapes.length,
      },
      errors,
      warnings,
    );
  }
  return { errors, warnings };
}

/** The properties of all shapes of a row; optional if a shape doesn't have it. */
function propertiesOf(checker, shapes) {
  const properties = new Map();
  for (const symbol of shapes.flatMap((shape) => checker.getPropertiesOfType(shape))) {
    const known = properties.get(symbol.name) ?? { name: symbol.name, symbols: [], isOptional: false };
    known.symbols.push(symbol);
    properties.set(symbol.name, known);
  }
  for (const property of properties.values()) {
    property.isOptional =
      property.symbols.length < shapes.length || property.symbols.some(({ flags }) => flags & ts.SymbolFlags.Optional);
  }
  return properties;
}

function checkColumn({ checker, catalog, column, types, isOptional, isPartial }, errors, warnings) {
  if (types.some(isVague)) return;
  const returned = returnedType(catalog, column.type);
  const shown = types
    .map((type) => textOf(checker, type))
    .join(' | ')
    .slice(0, 120);
  for (const type of types.flatMap(valuesOf)) {
    const problem = mismatch(checker, returned, type);
    if (problem)
      errors.push(
        `“${column.name}” is ${returned.name}, which the driver returns as ${describe(returned)}; the row type has ${problem}`,
      );
  }
  const hasNull = types.some(allowsNull);
  // A shape without the property is the one of the rows in which it's null.
  if (column.nullable && !hasNull && !isPartial) errors.push(`“${column.name}” can be null; the row type has ${shown}`);
  if (!column.nullable && hasNull && !isOptional)
    warnings.push(`“${column.name}” is never null; the row type has ${shown}`);
  checkValues(checker, catalog, column, types, errors);
}

const describe = ({ kind, element }) => (kind === 'array' ? `an array of ${element.kind}` : kind);

/** @returns {string | undefined} the part of the type that the driver doesn't return */
function mismatch(checker, returned, type) {
  const kind = kindOf(checker, type);
  if (kind === 'any' || returned.kind === 'json') return undefined;
  if (kind !== returned.kind) return textOf(checker, type);
  if (kind !== 'array') return undefined;
  const element = elementTypeOf(checker, type);
  if (!element || isVague(element)) return undefined;
  return (
    valuesOf(element)
      .map((one) => mismatch(checker, returned.element, one))
      .find(Boolean) && textOf(checker, type)
  );
}

/** A union of texts has all values that a CHECK constraint allows. */
function checkValues(checker, catalog, column, types, errors) {
  const { values } = catalog.columnAt(column.table, column.column) ?? {};
  const literals = types.flatMap(valuesOf).map((type) => literalOf(checker, type)?.value);
  if (!values || literals.length === 0 || literals.some((literal) => typeof literal !== 'string')) return;
  const missing = values.filter((value) => !literals.includes(value));
  if (missing.length > 0)
    errors.push(`“${column.name}” can be ${missing.map((value) => `'${value}'`).join(', ')}; the row type can't`);
}
