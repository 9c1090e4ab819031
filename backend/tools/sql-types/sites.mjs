/** The calls that execute SQL, and the functions that call a function. */
import path from 'node:path';
import ts from 'typescript';
import { isFunctionNode } from './interpreter/values.mjs';

const METHODS = new Set(['query', 'queryPrepared']);
/** The types whose method `query` executes SQL. */
const OWNERS = new Set([
  'UnitOfWork',
  'ReadDatabase',
  'ReplicaReads',
  'EntityManager',
  'DataSource',
  'QueryRunner',
  'Client',
  'ClientBase',
  'PoolClient',
  'Pool',
]);
const SKIPPED = /\/(migrations|testing|node_modules)\//;

/**
 * @param {string} tsconfig path of the configuration that lists the files
 * @returns {{ checker: ts.TypeChecker, files: ts.SourceFile[], root: string }}
 */
export function openProject(tsconfig) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (diagnostic) => fail(diagnostic) };
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(tsconfig, { noEmit: true }, host);
  const program = ts.createProgram(fileNames, options);
  const files = program
    .getSourceFiles()
    .filter(({ isDeclarationFile, fileName }) => !isDeclarationFile && !SKIPPED.test(fileName));
  return { checker: program.getTypeChecker(), files, root: path.dirname(path.dirname(path.resolve(tsconfig))) };
}

function fail(diagnostic) {
  throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
}

/** @returns {ts.CallExpression[]} the calls that execute SQL */
export function sitesOf({ checker, files }) {
  const found = [];
  const visit = (node) => {
    // The implementation of these types.
    if (ts.isClassLike(node) && OWNERS.has(node.name?.text)) return;
    if (ts.isCallExpression(node) && executesSql(checker, node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return found;
}

function executesSql(checker, { expression, arguments: [first] }) {
  if (!first || !ts.isPropertyAccessExpression(expression) || !METHODS.has(expression.name.text)) return false;
  const owner = checker.getNonNullableType(checker.getTypeAtLocation(expression.expression));
  const names = [owner, ...(owner.types ?? [])].map((type) =>
    type.aliasSymbol?.name === 'Pick' ? type.aliasTypeArguments[0].symbol?.name : type.symbol?.name,
  );
  return (
    names.some((name) => OWNERS.has(name)) || owner.getBaseTypes?.()?.some(({ symbol }) => OWNERS.has(symbol?.name))
  );
}

/** `path:line` of a node, relative to the root of the repository. */
export function locationOf(root, node) {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${path.relative(root, file.fileName)}:${line + 1}`;
}

/** The outermost function around a node, within the innermost class. */
export function entryOf(node) {
  let entry;
  for (let at = node.parent; at && !ts.isClassLike(at); at = at.parent) if (isFunctionNode(at)) entry = at;
  return entry;
}

/** Finds the calls of functions; the index is built at the first search. */
export class CallIndex {
  #byDeclaration;

  constructor(project) {
    this.project = project;
  }

  /** @returns {ts.CallExpression[]} */
  callsOf(declaration) {
    this.#byDeclaration ??= this.#build();
    return this.#byDeclaration.get(declaration) ?? [];
  }

  #build() {
    const index = new Map();
    const visit = (node) => {
      if (ts.isCallExpression(node)) {
        for (const declaration of this.#targetsOf(node))
          index.set(declaration, [...(index.get(declaration) ?? []), node]);
      }
      ts.forEachChild(node, visit);
    };
    this.project.files.forEach(visit);
    return index;
  }

  #targetsOf({ expression }) {
    const { checker } = this.project;
    const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    if (!ts.isIdentifier(name) && !ts.isPrivateIdentifier(name)) return [];
    let symbol = checker.getSymbolAtLocation(name);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
    const declaration = symbol?.valueDeclaration;
    if (!declaration) return [];
    return isFunctionNode(declaration)
      ? [declaration]
      : ts.isVariableDeclaration(declaration) && declaration.initializer
        ? [declaration.initializer]
        : [];
  }
}
