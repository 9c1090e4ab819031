/** Analyses a parsed statement: which of its columns can be null, and which parameters it writes into columns. */
import { unwrap } from './nodes.mjs';
import { Scope } from './scope.mjs';
import { columnsOf } from './selects.mjs';
import { writtenParameters } from './changes.mjs';

/**
 * @param {object} statement of the parser
 * @param {object} catalog
 * @param {(number: number) => boolean} isParameterNullable
 * @returns {{ name: string, nullable: boolean }[]}
 */
export function nullableColumns(statement, catalog, isParameterNullable) {
  const isStrict = (name) => catalog.functions.get(name)?.isStrict === true && !catalog.functions.get(name).isAggregate;
  return columnsOf(statement, new Scope({ catalog, isStrict, isParameterNullable }));
}

/** @returns {ReturnType<typeof writtenParameters>} also of the statements in WITH */
export function parametersWritten(statement) {
  const [kind, it] = unwrap(statement);
  const inner = (it.withClause?.ctes ?? []).flatMap(({ CommonTableExpr: { ctequery } }) => parametersWritten(ctequery));
  return [...inner, ...writtenParameters(kind, it)];
}
