/** Checks one statement: that PostgreSQL accepts it, its row type and its parameters. */
import { loadModule, parseSync } from 'libpg-query';
import ts from 'typescript';
import { describeStatement } from '../describe.mjs';
import { nullableColumns, parametersWritten } from '../nullability/index.mjs';
import { checkParameters, isParameterNullable } from './parameters.mjs';
import { checkRow } from './rows.mjs';
import { isVague } from './typescript-types.mjs';

await loadModule();

/**
 * @param {object} about
 * @param {ts.TypeChecker} about.checker
 * @param {import('pg').Client} about.client
 * @param {object} about.catalog
 * @param {import('../statements.mjs').Found} found
 * @returns {Promise<{ errors: string[], warnings: string[], hasRowType: boolean }>}
 */
export async function checkStatement({ checker, client, catalog }, { site, text, values }) {
  const { stmts } = parse(text);
  if (stmts === undefined) return failed('the statement has a syntax error');
  // Several statements in one text have no parameters and no rows.
  if (stmts.length !== 1 || isUtility(stmts[0].stmt)) return { errors: [], warnings: [], hasRowType: false };
  const [{ stmt }] = stmts;
  let description;
  try {
    description = await describeStatement(client, text);
  } catch (error) {
    return failed(`PostgreSQL: ${error.message}`);
  }
  const isNullable = (number) => Array.isArray(values) && isParameterNullable(values[number - 1]);
  const analysed = nullableColumns(stmt, catalog, isNullable);
  const columns = description.columns.map((column, at) => ({ ...column, nullable: analysed[at]?.nullable ?? true }));
  const errors = checkParameters({
    checker,
    catalog,
    types: description.parameters,
    values,
    written: parametersWritten(stmt),
  });
  if (analysed.length !== columns.length)
    errors.push(`${columns.length} columns, but the analysis finds ${analysed.length}`);
  const rowType = rowTypeOf(checker, site);
  if (!rowType) return { errors, warnings: [], hasRowType: false };
  const row = checkRow({ checker, catalog, site, rowType, columns });
  return { errors: [...errors, ...row.errors], warnings: row.warnings, hasRowType: true };
}

const failed = (error) => ({ errors: [error], warnings: [], hasRowType: false });

const isUtility = (stmt) =>
  !['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'].includes(Object.keys(stmt)[0]);

function parse(text) {
  try {
    return parseSync(text);
  } catch {
    return {};
  }
}

/** The element of the array in the promise that the call returns, or of its cast; undefined if it isn't specific. */
function rowTypeOf(checker, site) {
  const awaited = checker.getAwaitedType(checker.getTypeAtLocation(site));
  const rows = awaited && isVague(awaited) ? castOf(checker, site) : awaited;
  const isRows = rows && (checker.isArrayType(rows) || checker.isTupleType(rows));
  const [row] = isRows ? checker.getTypeArguments(rows) : [];
  return row && !isVague(row) ? row : undefined;
}

/** The type of the last cast around `await`: TypeORM's query runner returns `any`. */
function castOf(checker, site) {
  let type;
  for (
    let at = site.parent;
    ts.isAwaitExpression(at) || ts.isParenthesizedExpression(at) || ts.isAsExpression(at);
    at = at.parent
  ) {
    if (ts.isAsExpression(at)) type = checker.getTypeAtLocation(at);
  }
  return type;
}
