/** Whether an expression can be null. */
import { notNullIf, notNullUnless } from './conditions.mjs';
import { lastName, namesOf, unwrap } from './nodes.mjs';
import { alwaysReturnsRow, columnsOf } from './selects.mjs';
import { Scope } from './scope.mjs';

/** Functions that aren't strict but never return null. */
const NEVER_NULL = new Set(
  `concat concat_ws count dense_rank grouping json_build_array json_build_object jsonb_build_array jsonb_build_object
   json_build_object now num_nonnulls num_nulls rank row_number ntile cume_dist percent_rank gen_random_uuid random
   clock_timestamp statement_timestamp transaction_timestamp nextval txid_current pg_backend_pid`.split(/\s+/),
);
/** Functions that can return null though no argument is null. */
const NULLABLE_FUNCTIONS = new Set(
  `array_length array_lower array_position array_upper json_extract_path json_extract_path_text
   jsonb_extract_path jsonb_extract_path_text jsonb_path_query_first lag lead nth_value pg_get_serial_sequence
   regexp_match regexp_substr to_regclass to_regprocedure to_regtype upper_inf`.split(/\s+/),
);
/** Columns that every table has. */
const SYSTEM_COLUMNS = new Set(['cmax', 'cmin', 'ctid', 'tableoid', 'xmax', 'xmin']);
/** Aggregates that return null only if there are no rows. */
const COLLECTING_AGGREGATES = new Set(['array_agg', 'json_agg', 'jsonb_agg', 'json_object_agg', 'jsonb_object_agg']);
const JSON_ACCESS = new Set(['->', '->>', '#>', '#>>']);
const NON_NULL_NODE_KINDS = new Set([
  'A_ArrayExpr',
  'BooleanTest',
  'GroupingFunc',
  'NullTest',
  'RowExpr',
  'SQLValueFunction',
  'JsonObjectConstructor',
  'JsonArrayConstructor',
  'JsonIsPredicate',
]);

/**
 * @param {object} node
 * @param {Scope} scope
 * @returns {boolean}
 */
export function isNullable(node, scope) {
  const [kind, it] = unwrap(node);
  if (NON_NULL_NODE_KINDS.has(kind)) return false;
  const any = (nodes) => (nodes ?? []).some((one) => isNullable(one, scope));
  switch (kind) {
    case 'A_Const':
      return Boolean(it.isnull);
    case 'ParamRef':
      return scope.context.isParameterNullable(it.number);
    case 'ColumnRef':
      return isColumnNullable(namesOf(it.fields), scope);
    case 'TypeCast':
    case 'CollateClause':
      return isNullable(it.arg, scope);
    case 'BoolExpr':
      return any(it.args);
    case 'List':
      return any(it.items);
    case 'CoalesceExpr':
    case 'MinMaxExpr':
      return it.args.every((arg) => isNullable(arg, scope));
    case 'CaseExpr':
      return isCaseNullable(it, scope);
    case 'A_Expr':
      return isOperatorNullable(it, scope);
    case 'FuncCall':
      return isFunctionNullable(it, scope);
    case 'SubLink':
      return isSubqueryNullable(it, scope);
    default:
      return true;
  }
}

function isColumnNullable(names, scope) {
  if (scope.isAssumed(names.join('.'))) return false;
  const found = scope.find(names);
  if (!found?.column && SYSTEM_COLUMNS.has(names.at(-1))) return false;
  if (!found) return true;
  return found.column ? found.relation.isNullable(found.column) : found.relation.isOuter;
}

function isCaseNullable({ arg, args, defresult }, scope) {
  const { isStrict } = scope.context;
  const remaining = new Scope(scope.context, scope);
  const results = args.map(({ CaseWhen: { expr, result } }) => {
    const inner = new Scope(scope.context, remaining);
    if (!arg) {
      for (const names of notNullIf(expr, isStrict)) inner.assumed.add(names.join('.'));
    }
    const nullable = isNullable(result, inner);
    if (!arg) for (const names of notNullUnless(expr, isStrict)) remaining.assumed.add(names.join('.'));
    return nullable;
  });
  return !defresult || results.includes(true) || isNullable(defresult, remaining);
}

function isOperatorNullable({ kind, name, lexpr, rexpr }, scope) {
  if (kind === 'AEXPR_DISTINCT' || kind === 'AEXPR_NOT_DISTINCT') return false;
  if (kind === 'AEXPR_NULLIF' || JSON_ACCESS.has(lastName(name))) return true;
  return [lexpr, rexpr].some((one) => one && isNullable(one, scope));
}

function isFunctionNullable({ funcname, args = [], agg_filter: filter, over, agg_within_group: isOrderedSet }, scope) {
  const name = lastName(funcname);
  const { functions } = scope.context.catalog;
  const known = functions.get(name);
  if (NEVER_NULL.has(name)) return false;
  if (NULLABLE_FUNCTIONS.has(name) && !(args.length === 3 && ['lag', 'lead'].includes(name))) return true;
  if (name === 'format') return isNullable(args[0], scope);
  if (name === 'current_setting' && args.length > 1) return true;
  const argumentsNullable = args.some((arg) => isNullable(arg, scope));
  if (known?.isAggregate && !over) {
    if (!scope.isGrouped || filter) return true;
    return COLLECTING_AGGREGATES.has(name) ? false : argumentsNullable || Boolean(isOrderedSet);
  }
  if (known?.isAggregate) return Boolean(filter) || argumentsNullable;
  return known?.isStrict || known?.isWindow ? argumentsNullable : true;
}

function isSubqueryNullable({ subLinkType, subselect, testexpr }, scope) {
  if (subLinkType === 'EXISTS_SUBLINK' || subLinkType === 'ARRAY_SUBLINK') return false;
  const [column] = columnsOf(subselect, scope);
  if (subLinkType === 'EXPR_SUBLINK') return !alwaysReturnsRow(subselect, scope) || (column?.nullable ?? true);
  return isNullable(testexpr, scope) || (column?.nullable ?? true);
}
