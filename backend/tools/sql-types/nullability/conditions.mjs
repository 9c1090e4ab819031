/** Conditions that exclude null: which columns aren't null in the rows that satisfy one. */
import { lastName, namesOf, unwrap } from './nodes.mjs';

const STRICT_KINDS = new Set([
  'AEXPR_OP',
  'AEXPR_LIKE',
  'AEXPR_ILIKE',
  'AEXPR_SIMILAR',
  'AEXPR_BETWEEN',
  'AEXPR_NULLIF',
]);

/**
 * @param {object} node an expression
 * @param {(name: string) => boolean} isStrict whether a function returns null for a null argument
 * @returns {string[][]} references that aren't null if the condition is true
 */
export function notNullIf(node, isStrict) {
  const [kind, it] = unwrap(node);
  switch (kind) {
    case 'BoolExpr':
      if (it.boolop === 'AND_EXPR') return it.args.flatMap((arg) => notNullIf(arg, isStrict));
      if (it.boolop === 'OR_EXPR') return inAll(it.args.map((arg) => notNullIf(arg, isStrict)));
      return strictReferences(it.args[0], isStrict);
    case 'NullTest':
      return it.nulltesttype === 'IS_NOT_NULL' ? strictReferences(it.arg, isStrict) : [];
    case 'BooleanTest':
      return ['IS_TRUE', 'IS_FALSE', 'IS_NOT_UNKNOWN'].includes(it.booltesttype)
        ? strictReferences(it.arg, isStrict)
        : [];
    case 'SubLink':
      return it.subLinkType === 'ANY_SUBLINK' ? strictReferences(it.testexpr, isStrict) : [];
    default:
      return strictReferences(node, isStrict);
  }
}

/** @returns {string[][]} references that aren't null if the condition is false, such as `x` in `x IS NULL` */
export function notNullUnless(node, isStrict) {
  const [kind, it] = unwrap(node);
  if (kind === 'NullTest') return it.nulltesttype === 'IS_NULL' ? strictReferences(it.arg, isStrict) : [];
  if (kind !== 'BoolExpr') return [];
  if (it.boolop === 'OR_EXPR') return it.args.flatMap((arg) => notNullUnless(arg, isStrict));
  return it.boolop === 'NOT_EXPR' ? notNullIf(it.args[0], isStrict) : [];
}

/** References without which the expression is null. */
function strictReferences(node, isStrict) {
  const [kind, it] = unwrap(node);
  const all = (nodes) => nodes.flatMap((one) => strictReferences(one, isStrict));
  switch (kind) {
    case 'ColumnRef':
      return [namesOf(it.fields)];
    case 'TypeCast':
    case 'CollateClause':
      return strictReferences(it.arg, isStrict);
    case 'A_Expr':
      if (STRICT_KINDS.has(it.kind)) return all([it.lexpr, it.rexpr].filter(Boolean));
      if (it.kind === 'AEXPR_IN' && namesOf(it.name)[0] === '=') return strictReferences(it.lexpr, isStrict);
      return it.kind === 'AEXPR_OP_ANY' ? all([it.lexpr, it.rexpr]) : [];
    case 'FuncCall':
      return isStrict(lastName(it.funcname)) ? all(it.args ?? []) : [];
    case 'List':
      return all(it.items);
    case 'RowExpr':
      return [];
    default:
      return [];
  }
}

function inAll([first = [], ...others]) {
  return first.filter((names) => others.every((other) => other.some((one) => one.join('.') === names.join('.'))));
}
