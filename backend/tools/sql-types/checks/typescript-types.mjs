/** Types of TypeScript, reduced to what the driver can return or accept. */
import ts from 'typescript';
import { isNullish, membersOf } from '../interpreter/values.mjs';

const { TypeFlags } = ts;

export const isVague = (type) => (type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter)) !== 0;
export const allowsNull = (type) =>
  isVague(type) || membersOf(type).some((member) => (member.flags & TypeFlags.Null) !== 0);
export const allowsNullish = (type) => isVague(type) || membersOf(type).some(isNullish);
/** The types that a union consists of, without null and undefined. */
export const valuesOf = (type) => membersOf(type).filter((member) => !isNullish(member));

/**
 * The kind of a type that isn't a union: 'number', 'string', 'boolean', 'bigint', 'Date', 'Buffer', 'array', 'object' or
 * 'any'. A branded number is a number.
 */
export function kindOf(checker, type) {
  if (isVague(type)) return 'any';
  if (type.flags & TypeFlags.NumberLike) return 'number';
  if (type.flags & (TypeFlags.StringLike | TypeFlags.TemplateLiteral)) return 'string';
  if (type.flags & TypeFlags.BooleanLike) return 'boolean';
  if (type.flags & TypeFlags.BigIntLike) return 'bigint';
  if (type.isIntersection()) {
    const kinds = type.types.map((member) => kindOf(checker, member));
    return kinds.find((kind) => kind !== 'object') ?? 'object';
  }
  if (checker.isArrayType(type) || checker.isTupleType(type) || type.symbol?.name === 'ReadonlyArray') return 'array';
  const name = type.symbol?.name;
  if (name === 'Date') return 'Date';
  return ['Buffer', 'Uint8Array'].includes(name) ? 'Buffer' : 'object';
}

/** The type of the elements of an array. */
export const elementTypeOf = (checker, type) => checker.getIndexTypeOfType(type, ts.IndexKind.Number);

export const textOf = (checker, type) =>
  checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation).slice(0, 80);
