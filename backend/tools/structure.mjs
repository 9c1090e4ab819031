// Counts files, lines and ports of the backend, and the files behind some routes. Only reads the source; `node
// backend/tools/structure.mjs [root]`.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inProject } from './lib/paths.mjs';

const root = path.resolve(process.argv.slice(2).find((argument) => argument !== '--files') ?? inProject());
const src = path.join(root, 'backend', 'src');

/** The routes that are followed all the way: controller method, use cases, ports, adapters, rules. */
const ROUTES = {
  register: ['', 'Post', 'register'],
  'ask to connect': ['connections', 'Post', ''],
  'schedule a meeting': ['meetings', 'Post', ''],
  reply: ['forum/posts', 'Post', ':id/replies'],
  'send a message': ['messages', 'Post', ''],
  'search colleges': ['colleges', 'Get', 'search'],
  'find alumni': ['alumni', 'Get', 'search'],
};
/** A field that was added to both profiles; the files that name it are the ones to edit for the next such field. */
const PROFILE_FIELD = 'personalWebsite';

const isProduction = (file) =>
  /\.tsx?$/.test(file) &&
  !/(\.(spec|int-spec|e2e-spec|unit-spec|contract|test)\.tsx?$|[\\/]testing[\\/]|[\\/]migrations[\\/]|\.gen\.ts$)/.test(
    file,
  );

const walk = (folder) =>
  fs.existsSync(folder)
    ? fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const file = path.join(folder, entry.name);
        return entry.isDirectory() ? walk(file) : [file];
      })
    : [];

const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** @typedef {{ file: string, node: ts.ClassDeclaration, injected: Map<string, string> }} KnownClass */

/** Extracts imports, exports and classes of each file from the syntax trees. */
function readTrees(files) {
  const trees = new Map();
  /** @type {Map<string, KnownClass[]>} */
  const subclasses = new Map();
  for (const file of files) {
    const tree = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const imports = new Map();
    const declared = new Map();
    for (const statement of tree.statements) {
      if (ts.isImportDeclaration(statement)) addImports(file, statement, imports);
      if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) addImports(file, statement, imports);
      if (ts.isVariableStatement(statement)) {
        for (const { name, initializer } of statement.declarationList.declarations) {
          if (ts.isIdentifier(name) && initializer) declared.set(name.text, initializer);
        }
      } else if (statement.name) declared.set(statement.name.text, statement);
    }
    trees.set(file, { imports, declared });
    for (const node of declared.values()) {
      const base = ts.isClassDeclaration(node) && node.heritageClauses?.[0]?.types[0]?.expression.getText();
      const from = base && imports.get(base);
      const key = from ? `${from.target}#${from.name}` : `${file}#${base}`;
      if (base) subclasses.set(key, [...(subclasses.get(key) ?? []), { file, node }]);
    }
  }
  return { trees, subclasses };
}

function addImports(file, statement, imports) {
  const specifier = statement.moduleSpecifier.text;
  if (!specifier.startsWith('.')) return;
  const base = path.resolve(path.dirname(file), specifier);
  const target = [`${base}.ts`, path.join(base, 'index.ts')].find((candidate) => fs.existsSync(candidate));
  const named = statement.importClause?.namedBindings ?? statement.exportClause;
  for (const { name, propertyName } of named?.elements ?? []) {
    imports.set(name.text, { target, name: (propertyName ?? name).text });
  }
}

/**
 * Follows calls from one method within its context. Other contexts end at their facade, and `shared` is left out
 * because it is the same for every route.
 */
class Reader {
  constructor({ trees, subclasses }) {
    this.trees = trees;
    this.subclasses = subclasses;
  }

  /**
   * @returns {{ files: Set<string>, hops: number }} hops: length of the longest chain of calls to injected objects,
   *   starting at the controller
   */
  follow(file, node, methodName) {
    this.context = path.dirname(path.relative(src, file)).split(path.sep).slice(0, 2).join(path.sep);
    this.files = new Set();
    this.seen = new Set();
    this.hops = 0;
    this.#method(file, node, methodName, 0);
    return { files: this.files, hops: this.hops };
  }

  #counts(file) {
    return file.startsWith(path.join(src, this.context) + path.sep);
  }

  #method(file, node, methodName, hops) {
    const key = `${file}#${node.name?.text}#${methodName}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    if (!this.#counts(file)) return;
    this.files.add(file);
    this.hops = Math.max(this.hops, hops);
    const member = node.members?.find((one) => one.name?.getText() === methodName);
    if (member) this.#body(file, node, member, hops);
  }

  #injected(node) {
    const constructor = node.members?.find(ts.isConstructorDeclaration);
    return new Map(
      (constructor?.parameters ?? []).flatMap(({ name, type }) =>
        type ? [[name.getText(), type.getText().replace(/<.*/s, '')]] : [],
      ),
    );
  }

  #body(file, owner, body, hops) {
    const injected = this.#injected(owner);
    const visit = (node) => {
      if (ts.isPropertyAccessExpression(node)) {
        const { expression, name } = node;
        if (
          expression.kind === ts.SyntaxKind.ThisKeyword &&
          owner.members?.some((one) => one.name?.getText() === name.text)
        ) {
          this.#method(file, owner, name.text, hops);
        }
        if (ts.isPropertyAccessExpression(expression) && expression.expression.kind === ts.SyntaxKind.ThisKeyword) {
          const type = injected.get(expression.name.text);
          if (type) this.#call(file, type, name.text, hops + 1);
        }
      }
      if (ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node.parent)) this.#name(file, node.text, hops);
      if (ts.isIdentifier(node) && ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node) {
        this.#name(file, node.text, hops, node.parent.name.text);
      }
      ts.forEachChild(node, visit);
    };
    visit(body);
  }

  /** Follows an identifier to its declaration, and to the method that is called on it. */
  #name(file, name, hops, member) {
    const { file: home, node } = this.#declaration(file, name) ?? {};
    if (!node || !this.#counts(home)) return;
    this.files.add(home);
    const key = `name ${home}#${name}#${member ?? ''}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    if (ts.isClassDeclaration(node)) {
      if (member) this.#method(home, node, member, hops);
    } else if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) this.#body(home, {}, node, hops);
  }

  #declaration(file, name, depth = 0) {
    const tree = this.trees.get(file);
    if (!tree || depth > 5) return undefined;
    if (tree.declared.has(name)) return { file, node: tree.declared.get(name) };
    const found = tree.imports.get(name);
    return found?.target ? this.#declaration(found.target, found.name, depth + 1) : undefined;
  }

  #call(file, type, methodName, hops) {
    const { file: home, node } = this.#declaration(file, type) ?? {};
    if (!node || !ts.isClassDeclaration(node)) return;
    this.#method(home, node, methodName, hops);
    // A port and its adapter count as one hop.
    for (const adapter of this.subclasses.get(`${home}#${node.name.text}`) ?? []) {
      this.#method(adapter.file, adapter.node, methodName, hops);
    }
  }
}

const decorated = (node, name) =>
  (ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [])
    .map(({ expression }) => expression)
    .find((call) => ts.isCallExpression(call) && call.expression.getText() === name);

function findRoute(trees, [prefix, verb, route]) {
  for (const [file, { declared }] of trees) {
    for (const node of declared.values()) {
      if (!ts.isClassDeclaration(node)) continue;
      const controller = decorated(node, 'Controller');
      if (!controller) continue;
      const base = controller.arguments[0]?.text ?? '';
      for (const member of node.members) {
        const handler = decorated(member, verb);
        if (!handler) continue;
        const full = [base, handler.arguments[0]?.text ?? ''].filter(Boolean).join('/');
        if (full === [prefix, route].filter(Boolean).join('/')) return { file, node, method: member.name.getText() };
      }
    }
  }
  return undefined;
}

const production = walk(src).filter(isProduction);
const parsed = readTrees(production);
const lines = production.map((file) => fs.readFileSync(file, 'utf8').trimEnd().split('\n').length);
const ports = [...parsed.trees].flatMap(([file, { declared }]) =>
  /[\\/]application[\\/](.*[\\/])?ports[\\/]/.test(file)
    ? [...declared.values()].filter(
        (node) =>
          ts.isClassDeclaration(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword),
      )
    : [],
);
/** Returns the names of the methods of a port, including inherited ones. */
function methodsOf(port) {
  const own = port.members.filter((one) => ts.isMethodDeclaration(one) || ts.isPropertyDeclaration(one));
  const base = port.heritageClauses?.[0]?.types[0]?.expression.getText();
  const { target, name } = parsed.trees.get(port.getSourceFile().fileName).imports.get(base) ?? {};
  const inherited = target ? methodsOf(parsed.trees.get(target).declared.get(name)) : [];
  return [...new Set([...inherited, ...own.map((one) => one.name.getText())])];
}

console.log(`| | ${path.basename(root)} |\n| --- | --- |`);
const row = (name, value) => console.log(`| ${name} | ${value} |`);
row('production files of the backend', production.length);
row('lines per file, median', median(lines));
row('ports', ports.length);
const small = ports.filter((port) => methodsOf(port).length === 1);
row('ports with one method', small.length);
if (process.argv.includes('--files'))
  for (const { name, parent } of small) console.log(`  ${path.relative(src, parent.fileName)}: ${name.text}`);
for (const [name, route] of Object.entries(ROUTES)) {
  const found = findRoute(parsed.trees, route);
  if (!found) {
    row(name, 'route not found');
    continue;
  }
  const { files, hops } = new Reader(parsed).follow(found.file, found.node, found.method);
  row(`${name}: files, hops`, `${files.size}, ${hops}`);
  if (process.argv.includes('--files'))
    for (const file of [...files].sort()) console.log(`  ${path.relative(src, file)}`);
}
const all = [...production, ...walk(path.join(root, 'frontend', 'src')).filter(isProduction)];
const naming = all.filter((file) => new RegExp(`\\b${PROFILE_FIELD}\\b`).test(fs.readFileSync(file, 'utf8')));
row(`files that name the profile field ${PROFILE_FIELD}`, naming.length);
if (process.argv.includes('--files')) for (const file of naming) console.log(`  ${path.relative(root, file)}`);
