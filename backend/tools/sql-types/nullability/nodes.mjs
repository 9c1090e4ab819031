/** Reading the nodes of PostgreSQL's parser: each is an object with one property, its kind. */

/** @returns {[string, object]} kind and contents */
export const unwrap = (node) => Object.entries(node ?? {})[0] ?? ['', {}];

export const namesOf = (list = []) => list.map((one) => one.String?.sval ?? '*');

/** The name of a function or an operator without its schema. */
export const lastName = (list) => namesOf(list).at(-1);

/** The name that PostgreSQL gives a column without an alias. */
export function outputName(node) {
  const [kind, it] = unwrap(node);
  switch (kind) {
    case 'ColumnRef':
      return namesOf(it.fields).at(-1);
    case 'FuncCall':
      return lastName(it.funcname);
    case 'TypeCast':
      return outputName(it.arg) ?? lastName(it.typeName.names);
    case 'CollateClause':
      return outputName(it.arg);
    case 'CoalesceExpr':
      return 'coalesce';
    case 'CaseExpr':
      return 'case';
    case 'A_ArrayExpr':
      return 'array';
    case 'MinMaxExpr':
      return it.op === 'IS_LEAST' ? 'least' : 'greatest';
    case 'SubLink': {
      if (it.subLinkType === 'EXISTS_SUBLINK') return 'exists';
      if (it.subLinkType === 'ARRAY_SUBLINK') return 'array';
      const target = it.subselect.SelectStmt?.targetList?.[0]?.ResTarget;
      return target?.name ?? (target && outputName(target.val));
    }
    default:
      return undefined;
  }
}
