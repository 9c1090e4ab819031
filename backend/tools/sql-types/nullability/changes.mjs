/** What INSERT and UPDATE write into columns. */
import { isNullable } from './expressions.mjs';
import { columnsOf } from './selects.mjs';

/** @returns {Map<string, boolean>} whether the written value can be null, by column */
export function changedColumns(kind, statement, scope) {
  if (kind === 'UpdateStmt')
    return new Map(statement.targetList.map(({ ResTarget: { name, val } }) => [name, isNullable(val, scope)]));
  if (kind !== 'InsertStmt' || statement.onConflictClause?.action === 'ONCONFLICT_UPDATE') return new Map();
  const written = statement.selectStmt ? columnsOf(statement.selectStmt, scope) : [];
  return new Map((statement.cols ?? []).map(({ ResTarget: { name } }, at) => [name, written[at]?.nullable ?? true]));
}

/**
 * Parameters that a statement writes into a column.
 * @returns {{ number: number, table: string, column: string }[]}
 */
export function writtenParameters(kind, statement) {
  const table = statement.relation?.schemaname
    ? `${statement.relation.schemaname}.${statement.relation.relname}`
    : statement.relation?.relname;
  if (kind === 'UpdateStmt')
    return statement.targetList.flatMap(({ ResTarget: { name, val } }) => parameter(val, table, name));
  if (kind !== 'InsertStmt') return [];
  const { valuesLists = [], targetList = [] } = statement.selectStmt?.SelectStmt ?? {};
  const rows = [...valuesLists.map(({ List: { items } }) => items), targetList.map(({ ResTarget: { val } }) => val)];
  const names = (statement.cols ?? []).map(({ ResTarget: { name } }) => name);
  return rows.flatMap((row) => row.flatMap((value, at) => (names[at] ? parameter(value, table, names[at]) : [])));
}

const parameter = (value, table, column) => {
  const plain = value?.TypeCast ? value.TypeCast.arg : value;
  return plain?.ParamRef ? [{ number: plain.ParamRef.number, table, column }] : [];
};
