import ts from 'typescript';

const KEYWORDS_BEFORE_TABLE = 'FROM|JOIN|INTO|UPDATE|TABLE|REFERENCES|SEQUENCE|TRUNCATE|ON|SCHEMA';
const TABLE = new RegExp(
  `\\b(?:${KEYWORDS_BEFORE_TABLE})\\s+(?:IF\\s+(?:NOT\\s+)?EXISTS\\s+)?(?:ONLY\\s+)?"?([a-z_]+)"?\\."?[a-z_]+`,
  'gi',
);
const LOOKS_LIKE_SQL = /\b(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|TRUNCATE|COPY|LOCK)\b/;
/** `UPDATE ... FROM x` reads tables; `EXTRACT(x FROM a.b)` and `ON a.id = b.id` read columns of aliases. */
const SCHEMAS = new Set([
  'identity',
  'colleges',
  'mentorship',
  'messaging',
  'forum',
  'admin_analytics',
  'platform',
  'jobs',
]);

/** Returns the schemas of the tables in SQL inside a piece of TypeScript, and the schemas of its entity schemas. */
export function schemasNamedIn(source: string): string[] {
  const named: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = node.getText(file);
      if (LOOKS_LIKE_SQL.test(text)) {
        for (const [, schema = ''] of text.matchAll(TABLE)) {
          if (SCHEMAS.has(schema.toLowerCase())) named.push(schema.toLowerCase());
        }
      }
    }
    if (ts.isPropertyAssignment(node) && node.name.getText(file) === 'schema' && ts.isStringLiteral(node.initializer)) {
      named.push(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  visit(file);
  return named;
}
