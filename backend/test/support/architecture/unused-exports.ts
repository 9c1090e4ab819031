import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(__dirname, '../../../..');
const GENERATED = /\.gen\.ts$|\.d\.ts$/;
const TEST = /\.((e2e-|int-|unit-)?spec|contract|test|journey)\.tsx?$|[\\/]testing[\\/]/;
/** Loaded by name: routes, Nest modules, migrations, entries of the processes, and what `main.ts` loads later. */
const LOADED_BY_NAME =
  /[\\/]routes[\\/]|\.module\.ts$|[\\/]migrations[\\/]|[\\/](main|run-server)\.tsx?$|[\\/]tracing[\\/]tracing\.ts$/;

/** Folders of the code, and those whose files can use its exports. */
const PARTS = {
  frontend: { code: ['frontend/src'], users: ['frontend/src', 'frontend/test', 'frontend/vite', 'frontend/journeys'] },
  backend: { code: ['backend/src'], users: ['backend/src', 'backend/test', 'backend/bench'] },
};

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(name))
        .map((name) => join(folder, name))
    : [];

/** Returns the file of a relative path or of one of the frontend's aliases; undefined for a package. */
function fileOf(specifier: string, from: string): string | undefined {
  const [alias, rest] = [specifier.slice(0, specifier.indexOf('/')), specifier.slice(specifier.indexOf('/') + 1)];
  const folder = { '@': 'frontend/src', '@test': 'frontend/test' }[alias];
  if (!folder && !specifier.startsWith('.')) return undefined;
  const path = (folder ? join(ROOT, folder, rest) : resolve(dirname(from), specifier)).replace(/\?.*$/, '');
  const endings = ['', '.ts', '.tsx', '/index.ts'];
  return endings.map((ending) => path + ending).find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** The names that a file exports. A default export has a name only its importer decides, and isn't included. */
function exportsOf(tree: ts.SourceFile): string[] {
  return tree.statements.flatMap((node): string[] => {
    if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)) {
      return node.exportClause.elements.map(({ name }) => name.text);
    }
    if (!isExported(node)) return [];
    if (ts.isVariableStatement(node)) {
      return node.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    }
    const isDeclaration =
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isEnumDeclaration(node);
    const isDefault = isDeclaration && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
    return isDeclaration && node.name && !isDefault ? [node.name.text] : [];
  });
}

/** Calls `use` with each module that a file imports and the imported names; null for all of them. */
function eachImport(tree: ts.SourceFile, use: (specifier: string, names: string[] | null) => void): void {
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const bindings = node.importClause?.namedBindings;
      const names = bindings && ts.isNamedImports(bindings) ? bindings.elements : null;
      const isNamespace = bindings !== undefined && names === null;
      use(node.moduleSpecifier.text, isNamespace ? null : nameList(names ?? []));
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      const clause = node.exportClause;
      use(node.moduleSpecifier.text, clause && ts.isNamedExports(clause) ? nameList(clause.elements) : null);
    } else if (ts.isCallExpression(node) && node.arguments[0] && ts.isStringLiteral(node.arguments[0])) {
      // import(), require() and the functions of Jest that replace a module
      const called = node.expression.getText(tree);
      if (/^(import|require|jest\.\w+)$/.test(called)) use(node.arguments[0].text, null);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      if (ts.isStringLiteral(node.argument.literal)) use(node.argument.literal.text, null);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
}

const nameList = (elements: Iterable<ts.ImportSpecifier | ts.ExportSpecifier>): string[] =>
  [...elements].map(({ propertyName, name }) => (propertyName ?? name).text);

/**
 * Finds exports that no other file imports. Tests count as users, and a re-export counts as a use.
 * @returns lines such as `frontend/src/shared/lib/focus/focus.ts: moveRowFocus`
 */
export function unusedExports(part: keyof typeof PARTS): string[] {
  const { code, users } = PARTS[part];
  const trees = new Map(
    users
      .flatMap((folder) => filesIn(join(ROOT, folder)))
      .map((file) => [file, ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)]),
  );
  const used = new Map<string, Set<string> | 'all'>();
  for (const [file, tree] of trees) {
    eachImport(tree, (specifier, names) => {
      const imported = fileOf(specifier, file);
      if (!imported || imported === file) return;
      const known = used.get(imported);
      if (names === null || known === 'all') used.set(imported, 'all');
      else used.set(imported, new Set([...(known ?? []), ...names]));
    });
  }
  return [...trees].flatMap(([file, tree]) => {
    const path = relative(ROOT, file).replaceAll('\\', '/');
    const isChecked = code.some((folder) => path.startsWith(`${folder}/`));
    if (!isChecked || GENERATED.test(file) || TEST.test(file) || LOADED_BY_NAME.test(file)) return [];
    const uses = used.get(file);
    if (uses === 'all') return [];
    return exportsOf(tree).flatMap((name) => (uses?.has(name) ? [] : [`${path}: ${name}`]));
  });
}
