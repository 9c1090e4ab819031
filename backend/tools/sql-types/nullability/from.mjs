/** The tables, subqueries, functions and joins in FROM. */
import { notNullIf } from './conditions.mjs';
import { lastName, namesOf, unwrap } from './nodes.mjs';
import { Relation } from './scope.mjs';
import { alwaysReturnsRow, columnsOf } from './selects.mjs';

/** Adds what is in FROM to the scope. */
export function addFrom(items, scope) {
  for (const item of items ?? []) addItem(item, scope);
}

/** @returns {Relation[]} the relations that were added */
function addItem(item, scope) {
  const [kind, it] = unwrap(item);
  if (kind === 'JoinExpr') return addJoin(it, scope);
  const relation =
    kind === 'RangeVar'
      ? tableOf(it, scope)
      : kind === 'RangeSubselect'
        ? subqueryOf(it, scope)
        : functionOf(it, scope);
  scope.relations.push(relation);
  return [relation];
}

function addJoin({ jointype, larg, rarg, quals }, scope) {
  const left = addItem(larg, scope);
  const right = addItem(rarg, scope);
  const join = { isOuter: true };
  if (['JOIN_LEFT', 'JOIN_FULL'].includes(jointype) && !isAlwaysJoined(rarg, quals, scope))
    right.forEach(({ outer }) => outer.add(join));
  if (['JOIN_RIGHT', 'JOIN_FULL'].includes(jointype)) left.forEach(({ outer }) => outer.add(join));
  if (jointype === 'JOIN_INNER' && quals) exclude(quals, scope);
  return [...left, ...right];
}

/** `LEFT JOIN LATERAL (SELECT count(*) ...) ON true` always finds a row. */
const isAlwaysJoined = (item, quals, scope) =>
  quals?.A_Const?.boolval?.boolval === true &&
  Boolean(item.RangeSubselect) &&
  alwaysReturnsRow(item.RangeSubselect.subquery, scope);

/** Takes into account that the rows satisfy the condition. */
export function exclude(condition, scope) {
  for (const names of notNullIf(condition, scope.context.isStrict)) {
    const found = scope.find(names);
    if (found && scope.relations.includes(found.relation)) found.relation.exclude(found.column);
  }
}

export function tableOf({ schemaname, relname, alias }, scope) {
  const cte = schemaname ? undefined : scope.cte(relname);
  const table = scope.context.catalog.tables.get(schemaname ? `${schemaname}.${relname}` : relname);
  const columns = cte ?? table?.columns.map(({ name, notNull }) => ({ name, nullable: !notNull })) ?? [];
  return new Relation(alias?.aliasname ?? relname, renamed(columns, alias));
}

const subqueryOf = ({ subquery, alias }, scope) =>
  new Relation(alias?.aliasname ?? '', renamed(columnsOf(subquery, scope), alias));

export const renamed = (columns, alias) => {
  const names = namesOf(alias?.colnames);
  return columns.map((column, at) => ({ ...column, name: names[at] ?? column.name }));
};

function functionOf({ functions, alias, ordinality, coldeflist }, scope) {
  const columns = functions.flatMap(({ List: { items } }) => functionColumns(items, alias, scope));
  const defined = coldeflist?.map(({ ColumnDef: { colname } }) => ({ name: colname, nullable: true }));
  const all = [...(defined ?? columns), ...(ordinality ? [{ name: 'ordinality', nullable: false }] : [])];
  return new Relation(alias?.aliasname ?? columns[0]?.name ?? '', renamed(all, alias));
}

/** The elements of arrays aren't null, by convention; the fields of records can be. */
function functionColumns([call, definition], alias, scope) {
  const defined = definition?.List?.items?.map(({ ColumnDef: { colname } }) => ({ name: colname, nullable: true }));
  if (defined) return defined;
  const [kind, it] = unwrap(call);
  const name = kind === 'FuncCall' ? lastName(it.funcname) : 'value';
  if (name === 'unnest') return it.args.map(() => ({ name: alias?.aliasname ?? name, nullable: false }));
  if (name.endsWith('_each') || name.endsWith('_each_text'))
    return ['key', 'value'].map((one) => ({ name: one, nullable: one === 'value' && name.endsWith('text') }));
  if (/populate_record/.test(name)) return populated(it, scope);
  const value = /_elements/.test(name) ? 'value' : name;
  return [{ name: alias?.aliasname ?? value, nullable: false }];
}

/** `json_populate_recordset(NULL::staged, ...)`: the columns of the table. */
function populated({ args }, scope) {
  const names = namesOf(args[0].TypeCast?.typeName?.names);
  const table = scope.context.catalog.tables.get(names.join('.'));
  return (table?.columns ?? []).map(({ name }) => ({ name, nullable: true }));
}
