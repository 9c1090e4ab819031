import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from './planted-project';

export const CONTEXTS = join(ROOT, 'backend/src/contexts');

/** The PostgreSQL schemas of the product; each belongs to the context of the same name, the last two to no context. */
const SCHEMAS = ['identity', 'colleges', 'mentorship', 'messaging', 'forum', 'admin_analytics', 'platform', 'jobs'];

const TEST_FILE = /\.(spec|int-spec|contract)\.ts$|[/\\]testing[/\\]/;
const SQL = /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|FROM|JOIN|WHERE|CREATE|ALTER|DROP|TRUNCATE|REFERENCES|LOCK)\b/;

/** Returns every source file of a folder, except tests and their fakes. */
export function sourcesIn(folder: string): { file: string; code: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !TEST_FILE.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({ file: relative(ROOT, path), code: readFileSync(path, 'utf8') }));
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

const parse = (code: string): ts.SourceFile => ts.createSourceFile('source.ts', code, ts.ScriptTarget.ES2022, true);

/** Returns the string literals of a file, with `?` for each value in a template. */
function textsOf(code: string): string[] {
  const texts: string[] = [];
  walk(parse(code), (node) => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) {
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('?'));
    }
  });
  return texts;
}

/**
 * Returns the mentions of other contexts' schemas in a file of a context: `identity.users`, or `schema: identity` of an
 * entity.
 */
export function foreignTables(context: string, code: string): string[] {
  const foreignSchemas = SCHEMAS.filter((schema) => schema !== context.replaceAll('-', '_')).join('|');
  const qualified = new RegExp(`(?<![\\w.'-])"?(?:${foreignSchemas})"?\\."?[a-z_?]+"?`, 'g');
  const whole = new RegExp(`^(?:${foreignSchemas})\\.[a-z_]+$`);
  const found = textsOf(code).flatMap((text) => {
    if (SQL.test(text)) return (text.match(qualified) ?? []).map((name) => name.replaceAll('"', ''));
    return whole.test(text) ? [text] : [];
  });
  walk(parse(code), (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'schema') return;
    if (
      ts.isStringLiteral(node.initializer) &&
      new RegExp(`^(${foreignSchemas}|public)$`).test(node.initializer.text)
    ) {
      found.push(`schema: ${node.initializer.text}`);
    }
  });
  return found;
}

export interface Export {
  readonly name: string;
  readonly from: string | null;
}

/** Returns the exports of a public interface; `*` for everything in a file. */
export function exportsOf(code: string): Export[] {
  return parse(code).statements.flatMap((statement): Export[] => {
    if (!ts.isExportDeclaration(statement)) return [{ name: statement.getText().slice(0, 40), from: null }];
    const from =
      statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier : null;
    const names =
      statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : ['*'];
    return names.map((name) => ({ name, from: from?.text ?? null }));
  });
}

/** Returns the classes of a file that extend the class with this name. */
export function subclassesOf(parent: string, code: string): string[] {
  const names: string[] = [];
  walk(parse(code), (node) => {
    if (!ts.isClassDeclaration(node) || !node.name) return;
    const parents = (node.heritageClauses ?? []).flatMap(({ types }) => types.map((type) => type.expression.getText()));
    if (parents.includes(parent)) names.push(node.name.text);
  });
  return names;
}

/** Returns the abstract classes and interfaces of `src/shared/application` that the classes of a file extend or implement. */
export function sharedPortsAnsweredIn(code: string): string[] {
  const source = parse(code);
  const imported = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    if (!/\/shared\/application\/[\w-]+$/.test(statement.moduleSpecifier.text)) return [];
    const bindings = statement.importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : [];
  });
  const ports: string[] = [];
  walk(source, (node) => {
    if (!ts.isClassDeclaration(node)) return;
    const parents = (node.heritageClauses ?? []).flatMap(({ types }) => types.map((type) => type.expression.getText()));
    ports.push(...parents.filter((parent) => imported.includes(parent)));
  });
  return ports;
}

/** Returns how a file of a context avoids the graph of Nest modules: `@Global`, or `ModuleRef`. */
export function hiddenDependenciesIn(code: string): string[] {
  const found = new Set<string>();
  walk(parse(code), (node) => {
    if (ts.isIdentifier(node) && (node.text === 'Global' || node.text === 'ModuleRef')) found.add(node.text);
  });
  return [...found];
}

/** With this many values, one that is in the wrong place is easily overlooked. */
const MAX_POSITIONAL_PARAMETERS = 4;

/**
 * Returns the statements of a file that write a row from a long list of positional values. Statements that read or
 * compute rows (`SELECT`) aren't such lists.
 */
export const positionalWritesIn = (code: string): string[] =>
  textsOf(code).filter(
    (text) =>
      /\b(INSERT INTO|UPDATE)\b/.test(text) &&
      !/\bSELECT\b/.test(text) &&
      Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, position]) => Number(position))) >
        MAX_POSITIONAL_PARAMETERS,
  );
