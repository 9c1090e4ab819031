/** Compares the parameters of a statement with the values that are passed. */
import { isUnknown, Obj } from '../interpreter/values.mjs';
import { acceptedType } from './postgres-types.mjs';
import { allowsNullish, elementTypeOf, isVague, kindOf, textOf, valuesOf } from './typescript-types.mjs';

/**
 * @param {object} about
 * @param {ts.TypeChecker} about.checker
 * @param {object} about.catalog
 * @param {number[]} about.types OIDs
 * @param {unknown} about.values array of values of the interpreter
 * @param {{ number: number, table: string, column: string }[]} about.written
 * @returns {string[]}
 */
export function checkParameters({ checker, catalog, types, values, written }) {
  if (isUnknown(values) || values?.isOpen) return [];
  const passedValues = values ?? [];
  if (passedValues.length !== types.length)
    return [`the statement has ${types.length} parameters, the call passes ${passedValues.length}`];
  const errors = [];
  types.forEach((oid, at) => {
    const accepted = acceptedType(catalog, oid);
    const problem = findMismatch(checker, accepted, passedValues[at]);
    if (problem) errors.push(`$${at + 1} is ${accepted.name}; the call passes ${problem}`);
  });
  for (const { number, table, column } of written) {
    const known = catalog.tables.get(table)?.columns.find(({ name }) => name === column);
    if (known?.notNull && number <= passedValues.length && isParameterNullable(passedValues[number - 1])) {
      errors.push(`$${number} is written to “${table}.${column}”, which is never null; the call can pass null`);
    }
  }
  return errors;
}

/** Whether a value of the interpreter can be null or undefined, which the driver sends as null. */
export function isParameterNullable(value) {
  if (isUnknown(value)) return Boolean(value.type) && !isVague(value.type) && allowsNullish(value.type);
  return value === null || value === undefined;
}

/** @returns {string | undefined} what doesn't fit */
function findMismatch(checker, accepted, value) {
  if (isUnknown(value)) return value.type && typeMisfit(checker, accepted, value.type);
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value)) {
    if (!accepted.element) return accepted.kinds.includes('any') ? undefined : 'an array';
    return value.map((one) => findMismatch(checker, accepted.element, one)).find(Boolean);
  }
  const kind = value instanceof Obj ? 'object' : typeof value;
  return accepted.kinds.includes(kind) ? undefined : `a ${kind}`;
}

function typeMisfit(checker, accepted, type) {
  for (const member of valuesOf(type)) {
    const kind = kindOf(checker, member);
    if (kind === 'any') continue;
    if (!accepted.kinds.includes(kind)) return textOf(checker, member);
    const element = kind === 'array' && accepted.element && elementTypeOf(checker, member);
    if (element && !isVague(element) && typeMisfit(checker, accepted.element, element)) return textOf(checker, member);
  }
  return undefined;
}
