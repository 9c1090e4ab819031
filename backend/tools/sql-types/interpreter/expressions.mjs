/** Expressions. What isn't listed here is unknown. */
import ts from 'typescript';
import { call, construct } from './calls.mjs';
import { identifier } from './names.mjs';
import { binary, condition, unary } from './operators.mjs';
import { memberOf } from './patterns.mjs';
import { ClassRef, Closure, isFunctionNode, isUnknown, Obj } from './values.mjs';

const { SyntaxKind } = ts;

export function evaluate(run, node, env) {
  switch (node.kind) {
    case SyntaxKind.StringLiteral:
    case SyntaxKind.NoSubstitutionTemplateLiteral:
      return node.text;
    case SyntaxKind.NumericLiteral:
      return Number(node.text);
    case SyntaxKind.RegularExpressionLiteral:
      return regularExpression(node.text);
    case SyntaxKind.TrueKeyword:
      return true;
    case SyntaxKind.FalseKeyword:
      return false;
    case SyntaxKind.NullKeyword:
      return null;
    case SyntaxKind.TemplateExpression:
      return template(run, node, env);
    case SyntaxKind.Identifier:
      return node.text === 'undefined' ? undefined : identifier(run, node, env);
    case SyntaxKind.ThisKeyword:
      return env.get(THIS) ?? run.unknown(node);
    case SyntaxKind.ParenthesizedExpression:
    case SyntaxKind.AsExpression:
    case SyntaxKind.SatisfiesExpression:
    case SyntaxKind.NonNullExpression:
      return run.narrowed(run.evaluate(node.expression, env), node);
    case SyntaxKind.AwaitExpression:
      return awaited(run, node, run.evaluate(node.expression, env));
    case SyntaxKind.ConditionalExpression:
      return conditional(run, node, env);
    case SyntaxKind.BinaryExpression:
      return binary(run, node, env);
    case SyntaxKind.PrefixUnaryExpression:
    case SyntaxKind.PostfixUnaryExpression:
      return unary(run, node, env);
    case SyntaxKind.ArrayLiteralExpression:
      return array(run, node, env);
    case SyntaxKind.ObjectLiteralExpression:
      return object(run, node, env);
    case SyntaxKind.PropertyAccessExpression:
      return property(run, node, env);
    case SyntaxKind.ElementAccessExpression:
      return element(run, node, env);
    case SyntaxKind.CallExpression:
      return call(run, node, env);
    case SyntaxKind.NewExpression:
      return construct(run, node, env);
    case SyntaxKind.ArrowFunction:
    case SyntaxKind.FunctionExpression:
      return new Closure(node, env, env.get(THIS));
    case SyntaxKind.VoidExpression:
      run.evaluate(node.expression, env);
      return undefined;
    default:
      return run.unknown(node);
  }
}

function regularExpression(text) {
  const end = text.lastIndexOf('/');
  return new RegExp(text.slice(1, end), text.slice(end + 1));
}

/** The key of `this` in an environment. */
export const THIS = Symbol('this');

const template = (run, node, env) =>
  run.concatenate(
    [
      node.head.text,
      ...node.templateSpans.flatMap(({ expression, literal }) => [run.evaluate(expression, env), literal.text]),
    ],
    node,
  );

const awaited = (run, node, value) => (isUnknown(value) ? run.unknown(node, `${value.path}!`) : value);

function conditional(run, node, env) {
  const branchToTarget = run.leadsToTarget(node.whenTrue)
    ? true
    : run.leadsToTarget(node.whenFalse)
      ? false
      : undefined;
  if (branchToTarget === undefined && !run.carriesText(node)) {
    const value = run.evaluate(node.condition, env);
    if (isUnknown(value)) return run.unknown(node);
  }
  return run.evaluate(condition(run, node.condition, env, branchToTarget) ? node.whenTrue : node.whenFalse, env);
}

function array(run, node, env) {
  const values = [];
  for (const part of node.elements) {
    if (!ts.isSpreadElement(part)) {
      values.push(run.evaluate(part, env));
      continue;
    }
    const spread = run.evaluate(part.expression, env);
    if (Array.isArray(spread) && !spread.isOpen) values.push(...spread);
    else if (isUnknown(spread) && run.tupleOf(spread)) values.push(...run.tupleOf(spread));
    else values.isOpen = true;
  }
  if (!values.isOpen) return values;
  // Arrays whose length isn't known matter only if they contain texts.
  return values.length > 0 ? values : run.unknown(node);
}

function object(run, node, env) {
  const made = new Obj();
  for (const part of node.properties) {
    if (ts.isPropertyAssignment(part)) {
      made.props.set(nameOf(run, part.name, env), run.evaluate(part.initializer, env));
    } else if (ts.isShorthandPropertyAssignment(part)) {
      made.props.set(part.name.text, identifier(run, part.name, env));
    } else if (ts.isSpreadAssignment(part)) {
      spreadInto(made, run.evaluate(part.expression, env));
    } else if (isFunctionNode(part)) {
      made.props.set(nameOf(run, part.name, env), new Closure(part, env, made));
    }
  }
  return made;
}

function spreadInto(made, spread) {
  if (spread instanceof Obj) {
    for (const [name, value] of spread.props) made.props.set(name, value);
    made.base ??= spread.base;
  } else if (isUnknown(spread)) {
    made.base = spread;
  }
}

const nameOf = (run, name, env) =>
  String(ts.isComputedPropertyName(name) ? run.evaluate(name.expression, env) : name.text);

function property(run, node, env) {
  const name = node.name.text;
  const owner = run.evaluate(node.expression, env);
  if ((owner === null || owner === undefined) && node.questionDotToken) return undefined;
  return propertyOf(run, owner, name, node, env);
}

/** A property; getters and initial values of the class are evaluated. */
export function propertyOf(run, owner, name, node, env) {
  if (owner instanceof Obj && owner.props.has(name)) return owner.props.get(name);
  const declared = declaredMember(run, node);
  const isOwn =
    owner instanceof Obj
      ? owner.classNode
      : node.expression?.kind === SyntaxKind.ThisKeyword || owner instanceof ClassRef;
  if (declared && isOwn) {
    if (ts.isGetAccessorDeclaration(declared))
      return run.invoke({ node: declared, env: run.root, self: owner }, [], node);
    if (ts.isMethodDeclaration(declared)) return new Closure(declared, run.root, owner);
    if (ts.isPropertyDeclaration(declared) && declared.initializer && isReadonly(declared))
      return run.evaluate(declared.initializer, env);
  }
  return memberOf(run, owner, name, node);
}

const isReadonly = (node) => (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly) !== 0;

export const declaredMember = (run, node) =>
  ts.isPropertyAccessExpression(node) ? run.checker.getSymbolAtLocation(node.name)?.valueDeclaration : undefined;

function element(run, node, env) {
  const owner = run.evaluate(node.expression, env);
  const key = run.decisions.concrete(run.evaluate(node.argumentExpression, env));
  if ((owner === null || owner === undefined) && node.questionDotToken) return undefined;
  if (!isUnknown(key)) return Array.isArray(owner) ? owner[key] : memberOf(run, owner, String(key), node);
  const options =
    owner instanceof Obj && !owner.base
      ? [...owner.props.values()]
      : Array.isArray(owner) && !owner.isOpen
        ? owner
        : [];
  if (options.length === 0) return run.unknown(node);
  return options[run.decisions.choose(`key ${key.path}`, options.length)];
}
