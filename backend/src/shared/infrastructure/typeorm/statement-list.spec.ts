import { splitStatements } from './statement-list';

describe('the statements of a text', () => {
  it.each([
    ['are separated by semicolons', 'SELECT 1; SELECT 2;\n', ['SELECT 1', 'SELECT 2']],
    ['can be one', 'SELECT 1', ['SELECT 1']],
    ['can be none', ' ;\n-- nothing;\n/* none; */ ;', []],
    ['contain strings', `SELECT 'a;''b;'; SELECT E'\\';'; SELECT 2`, [`SELECT 'a;''b;'`, `SELECT E'\\';'`, 'SELECT 2']],
    ['contain quoted names', 'SELECT 1 AS "a;""b"; SELECT 2', ['SELECT 1 AS "a;""b"', 'SELECT 2']],
    [
      'contain bodies of functions',
      'CREATE FUNCTION f() AS $$ BEGIN; END; $$; CREATE FUNCTION g() AS $a_1$ $$;$$ $a_1$; SELECT $1',
      ['CREATE FUNCTION f() AS $$ BEGIN; END; $$', 'CREATE FUNCTION g() AS $a_1$ $$;$$ $a_1$', 'SELECT $1'],
    ],
    [
      'contain comments',
      "SELECT 1 -- it's one; not two\n; SELECT 4/2 - 1 /* ; ' */; SELECT 2",
      ["SELECT 1 -- it's one; not two", "SELECT 4/2 - 1 /* ; ' */", 'SELECT 2'],
    ],
    [
      'contain names that end with e',
      "SELECT name, 'a;b' FROM tree; SELECT 2",
      ["SELECT name, 'a;b' FROM tree", 'SELECT 2'],
    ],
  ])('%s', (_, sql, statements) => {
    expect(splitStatements(sql)).toEqual(statements);
  });
});
