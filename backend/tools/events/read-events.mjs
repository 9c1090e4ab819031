/** Reads events and their listeners from the source code, without running it. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * @typedef {{ className: string, eventName: string, context: string, fields: string[], summary: string,
 *   isExported: boolean, version: number | null }} Event
 * @typedef {{ eventName: string, context: string, listener: string, isWithin: boolean }} Listener
 */

/** Methods of `DomainEvents`; the value says whether the listener runs in the transaction of the event. */
const METHODS = { subscribe: false, subscribeInBatches: false, subscribeWithin: true };

/** @returns {Event[]} the classes that extend `DomainEvent`, by context and name */
export function eventsIn(sources) {
  const files = parsed(sources);
  const classes = new Map(
    files.flatMap(({ source }) =>
      source.statements.filter(ts.isClassDeclaration).map((node) => [node.name.text, node]),
    ),
  );
  return files
    .flatMap(({ file, source }) =>
      source.statements.flatMap((node) => eventOf(node, { source, file, sources, classes }) ?? []),
    )
    .sort((a, b) => compare(a.context, b.context) || compare(a.eventName, b.eventName));
}

/** @returns {Listener[]} one for every event that a listener handles @throws Error for an event that it can't resolve */
export function listenersIn(sources, events) {
  const nameOf = new Map(events.map(({ className, eventName }) => [className, eventName]));
  return parsed(sources)
    .flatMap(({ file, source }) => {
      const found = [];
      const visit = (node) => {
        const call = subscriptionOf(node);
        if (call) {
          for (const className of classesOf(call.event, source)) {
            const eventName = nameOf.get(className);
            if (!eventName) throw new Error(`${file}: ${className} is not an event`);
            const listener = textOf(call.listener, source);
            found.push({ eventName, context: contextOf(file, sources), listener, isWithin: call.isWithin });
          }
        }
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    })
    .sort((a, b) => compare(a.context, b.context) || compare(a.listener, b.listener));
}

function parsed(sources) {
  return fs
    .readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!spec|contract)\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${path.sep}testing${path.sep}`))
    .map((file) => ({
      file,
      source: ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
    }));
}

function eventOf(node, { source, file, sources, classes }) {
  if (!ts.isClassDeclaration(node) || !/Event$|^DomainEvent$/.test(baseOf(node) ?? '')) return null;
  const valueOf = (name) => node.members.find((member) => member.name?.getText(source) === name)?.initializer?.text;
  const eventName = valueOf('eventName');
  if (!eventName) return null;
  const context = contextOf(file, sources);
  return {
    className: node.name.text,
    eventName,
    context,
    fields: fieldsOf(node, classes),
    summary: summaryOf(node),
    version: valueOf('version') ? Number(valueOf('version')) : null,
    isExported: exportedBy(context, sources).includes(node.name.text),
  };
}

const baseOf = (node) =>
  node.heritageClauses?.flatMap(({ types }) => types.map(({ expression }) => expression.getText()))[0];

/** The parameters of the constructor, which an event may inherit. */
function fieldsOf(node, classes) {
  const constructor = node?.members.find(ts.isConstructorDeclaration);
  if (!node || node.name.text === 'DomainEvent') return [];
  if (!constructor) return fieldsOf(classes.get(baseOf(node)), classes);
  return constructor.parameters.map((parameter) => {
    const type = parameter.type?.getText() ?? typeOfDefault(parameter.initializer);
    return `${parameter.name.getText()}: ${type.replaceAll(/\s+/g, ' ')}`;
  });
}

const typeOfDefault = (initializer) =>
  initializer && /^(true|false)$/.test(initializer.getText()) ? 'boolean' : 'unknown';

const summaryOf = (node) => {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return (ts.getTextOfJSDocComment(comment?.comment) ?? '').replaceAll(/\s+/g, ' ').trim();
};

function exportedBy(context, sources) {
  const index = path.join(sources, 'contexts', context, 'index.ts');
  return fs.existsSync(index) ? (fs.readFileSync(index, 'utf8').match(/\w+/g) ?? []) : [];
}

function subscriptionOf(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const method = node.expression.name.text;
  const isOnEvents = /(^|\.)events$/.test(node.expression.expression.getText());
  if (!isOnEvents || !Object.hasOwn(METHODS, method)) return null;
  const [event, listener] = node.arguments;
  return { event, listener, isWithin: METHODS[method] };
}

/** The classes that an expression stands for: a class, or the variable of a loop over a list of classes. */
function classesOf(expression, source) {
  const name = expression.getText(source);
  for (let node = expression.parent; node; node = node.parent) {
    if (!ts.isForOfStatement(node)) continue;
    const [variable] = node.initializer.declarations ?? [];
    if (variable?.name.getText(source) !== name) continue;
    const list = ts.isIdentifier(node.expression) ? constantNamed(node.expression.text, source) : node.expression;
    return unwrapped(list).elements.map((element) => element.getText(source));
  }
  return [name];
}

const unwrapped = (node) => (ts.isAsExpression(node) ? node.expression : node);

/** The text of a listener's name: a literal, or a constant of the file. */
function textOf(node, source) {
  if (ts.isStringLiteralLike(node)) return node.text;
  return constantNamed(node.getText(source), source)?.text ?? node.getText(source);
}

function constantNamed(name, source) {
  const declarations = source.statements.filter(ts.isVariableStatement).flatMap((s) => s.declarationList.declarations);
  return declarations.find((declaration) => declaration.name.getText(source) === name)?.initializer;
}

const contextOf = (file, sources) => {
  const [top, context] = path.relative(sources, file).split(path.sep);
  return top === 'contexts' ? context : top;
};

const compare = (a, b) => (a < b ? -1 : Number(a > b));
