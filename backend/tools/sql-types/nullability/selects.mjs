/** The columns of a statement, and whether they can be null. */
import { isNullable } from './expressions.mjs';
import { addFrom, exclude, tableOf } from './from.mjs';
import { changedColumns } from './changes.mjs';
import { lastName, namesOf, outputName, unwrap } from './nodes.mjs';
import { Scope } from './scope.mjs';

/**
 * @param {object} statement
 * @param {Scope} outer
 * @returns {import('./scope.mjs').ScopeColumn[]} of a SELECT, or of RETURNING
 */
export function columnsOf(statement, outer) {
  const [kind, it] = unwrap(statement);
  const scope = new Scope(outer.context, outer);
  addCtes(it.withClause, scope);
  if (kind === 'SelectStmt') return selectColumns(it, scope);
  if (!['InsertStmt', 'UpdateStmt', 'DeleteStmt'].includes(kind)) return [];
  const target = tableOf(it.relation, new Scope(outer.context));
  scope.relations.push(target);
  addFrom(it.fromClause ?? it.usingClause, scope);
  if (it.whereClause) exclude(it.whereClause, scope);
  const changes = changedColumns(kind, it, scope);
  for (const column of target.columns) column.nullable = changes.get(column.name) ?? column.nullable;
  return targetColumns(it.returningClause?.exprs ?? [], scope);
}

function addCtes(withClause, scope) {
  for (const { CommonTableExpr: cte } of withClause?.ctes ?? []) {
    const names = namesOf(cte.aliascolnames);
    const named = (columns) => columns.map((column, at) => ({ ...column, name: names[at] ?? column.name }));
    const first = cte.ctequery.SelectStmt?.larg;
    if (withClause.recursive && first) scope.ctes.set(cte.ctename, named(columnsOf({ SelectStmt: first }, scope)));
    scope.ctes.set(cte.ctename, named(columnsOf(cte.ctequery, scope)));
  }
}

function selectColumns(select, scope) {
  if (select.op && select.op !== 'SETOP_NONE') {
    const [left, right] = [select.larg, select.rarg].map((one) => columnsOf({ SelectStmt: one }, scope));
    return left.map((column, at) => ({ ...column, nullable: column.nullable || (right[at]?.nullable ?? false) }));
  }
  if (select.valuesLists) {
    const rows = select.valuesLists.map(({ List: { items } }) => items.map((item) => isNullable(item, scope)));
    return rows[0].map((_, at) => ({ name: `column${at + 1}`, nullable: rows.some((row) => row[at]) }));
  }
  addFrom(select.fromClause, scope);
  if (select.whereClause) exclude(select.whereClause, scope);
  const groups = select.groupClause ?? [];
  scope.isGrouped = groups.length > 0 && !groups.some((group) => group.GroupingSet);
  for (const group of groups) if (group.GroupingSet) allowNullsIn(group.GroupingSet, scope);
  return targetColumns(select.targetList ?? [], scope);
}

/** Rows of other grouping sets have null in the columns that aren't grouped. */
function allowNullsIn({ content = [] }, scope) {
  for (const node of content) {
    const [kind, it] = unwrap(node);
    if (kind === 'GroupingSet') allowNullsIn(it, scope);
    if (kind === 'RowExpr') allowNullsIn({ content: it.args }, scope);
    const found = kind === 'ColumnRef' && scope.find(namesOf(it.fields));
    if (found?.column) found.column.nullable = true;
  }
}

function targetColumns(targets, scope) {
  return targets.flatMap(({ ResTarget: { name, val } }) => {
    const names = val.ColumnRef ? namesOf(val.ColumnRef.fields) : [];
    if (names.at(-1) !== '*')
      return [{ name: name ?? outputName(val) ?? '?column?', nullable: isNullable(val, scope) }];
    const relations =
      names.length === 1 ? scope.relations : scope.relations.filter(({ alias }) => alias === names.at(-2));
    return relations.flatMap((relation) =>
      relation.columns.map((column) => ({ name: column.name, nullable: relation.isNullable(column) })),
    );
  });
}

/** Whether a subquery has a row for all contents of the tables: it counts without groups, or reads no table. */
export function alwaysReturnsRow(statement, scope) {
  const select = statement.SelectStmt;
  if (!select || select.valuesLists || select.havingClause || (select.op && select.op !== 'SETOP_NONE')) return false;
  if (select.limitOffset || select.groupClause) return false;
  if (!select.fromClause) return !select.whereClause;
  const { functions } = scope.context.catalog;
  return (select.targetList ?? []).some(({ ResTarget: { val } }) => hasAggregate(val, functions));
}

function hasAggregate(node, functions) {
  if (Array.isArray(node)) return node.some((one) => hasAggregate(one, functions));
  if (!node || typeof node !== 'object') return false;
  if (node.SubLink) return false;
  if (node.FuncCall && !node.FuncCall.over && functions.get(lastName(node.FuncCall.funcname))?.isAggregate) return true;
  return Object.values(node).some((one) => hasAggregate(one, functions));
}
