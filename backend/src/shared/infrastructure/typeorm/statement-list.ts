/**
 * A string, a quoted name, a dollar-quoted text, a comment, the end of a statement, or a piece without any of them.
 * Strings with backslash escapes (E'...') come first, because a backslash hides the next quote.
 */
const TOKEN =
  /\b[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\1|--[^\n]*|\/\*[\s\S]*?\*\/|;|\$|[^'"$;/eE-]+|[\s\S]/g;

const COMMENT = /^(--|\/\*)/;

/**
 * Splits SQL into its statements, without the semicolons between them. Semicolons in strings, quoted names,
 * dollar-quoted bodies of functions and comments separate nothing. Comments within comments aren't supported.
 */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let current = '';
  let isEmpty = true;
  const finish = (): void => {
    if (!isEmpty) statements.push(current.trim());
    current = '';
    isEmpty = true;
  };
  for (const [token] of sql.matchAll(TOKEN)) {
    if (token === ';') {
      finish();
      continue;
    }
    current += token;
    isEmpty &&= COMMENT.test(token) || token.trim() === '';
  }
  finish();
  return statements;
}
