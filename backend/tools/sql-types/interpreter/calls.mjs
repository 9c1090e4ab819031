/** Calls of functions, methods and constructors. */
import ts from 'typescript';
import { callMethod, callStatic } from './builtins.mjs';
import { declaredMember, propertyOf, THIS } from './expressions.mjs';
import { block } from './statements.mjs';
import { ClassRef, Closure, Env, isConcrete, isFunctionNode, isUnknown, membersOf, Obj } from './values.mjs';

const MAX_CALL_DEPTH = 25;
const { TypeFlags } = ts;

export function call(run, node, env) {
  if (node === run.target) return hit(run, node, env);
  const { expression: callee } = node;
  const isMember = ts.isPropertyAccessExpression(callee);
  const owner = isMember ? run.evaluate(callee.expression, env) : undefined;
  if (isMember && (owner === null || owner === undefined) && isUnknownName(callee) === false && callee.questionDotToken)
    return undefined;
  const args = argumentsOf(run, node, env);
  if (isMember && !isSpread(args)) {
    const result = callMethod(run, owner, callee.name.text, args, node) ?? callStatic(callee.getText(), args);
    if (result) return result.value;
  }
  if (ts.isIdentifier(callee) && !isSpread(args)) {
    const result = callStatic(callee.text, args);
    if (result) return result.value;
  }
  const closure = isMember ? memberFunction(run, callee, owner, env) : run.evaluate(callee, env);
  if (closure instanceof Closure && shouldStepInto(run, closure, args, node)) {
    return withTypeArguments(run, node, () => run.invoke(closure, args, node));
  }
  return callExternal(run, isMember ? [owner, ...args] : args, node);
}

const isUnknownName = (callee) => callee.expression.kind === ts.SyntaxKind.SuperKeyword;
const isSpread = (args) => args.isOpen === true;

function argumentsOf(run, node, env) {
  const args = [];
  for (const arg of node.arguments ?? []) {
    const value = run.evaluate(ts.isSpreadElement(arg) ? arg.expression : arg, env);
    if (!ts.isSpreadElement(arg)) args.push(value);
    else if (Array.isArray(value) && !value.isOpen) args.push(...value);
    else args.isOpen = true;
  }
  return args;
}

function hit(run, node, env) {
  const [text, values] = node.arguments.slice(0, 2).map((arg) => run.evaluate(arg, env));
  run.hits.push({ text, values, typeArguments: run.calls.flat() });
  return run.unknown(node);
}

function memberFunction(run, callee, owner, env) {
  if (owner instanceof Obj || owner instanceof ClassRef || callee.expression.kind === ts.SyntaxKind.ThisKeyword) {
    return propertyOf(run, owner, callee.name.text, callee, env);
  }
  const member = declaredMember(run, callee);
  return member && isFunctionNode(member) && member.body ? new Closure(member, run.root, owner) : undefined;
}

/** Only functions that can build or execute a statement are followed; the others return an unknown value. */
function shouldStepInto(run, { node, self }, args, at) {
  if (!node.body || node.getSourceFile().isDeclarationFile || run.calls.length > MAX_CALL_DEPTH) return false;
  if (run.leadsToTarget(node)) return true;
  if (node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)) return false;
  if (args.every(isConcrete) && !isSpread(args)) return true;
  const returned = run.checker.getTypeAtLocation(at);
  if (returned.symbol?.name === 'Promise') return false;
  const file = node.getSourceFile().fileName;
  if (/\/(domain|application)\//.test(file)) return false;
  const changes = [...args, self].some((arg) => Array.isArray(arg) || arg instanceof Closure || arg instanceof Obj);
  return changes || !membersOf(returned).every((type) => type.flags & (TypeFlags.NumberLike | TypeFlags.Void));
}

/** A function that isn't followed may call the function that leads to the target. */
function callExternal(run, args, node) {
  for (const arg of args.flatMap((one) => (one instanceof Obj && !one.classNode ? [...one.props.values()] : [one]))) {
    if (arg instanceof Closure && run.leadsToTarget(arg.node)) {
      run.invoke(
        arg,
        arg.node.parameters.map(({ name }) => run.unknown(name)),
        node,
      );
    }
  }
  if (node.arguments.length === 0 && args.length === 0) return run.unknown(node);
  return run.resultOf(node.expression.name?.text ?? node.expression.getText(), args, node);
}

function withTypeArguments(run, node, act) {
  run.calls.push([node]);
  try {
    return act();
  } finally {
    run.calls.pop();
  }
}

/** Calls a function of the code; `args` may contain unknown values. */
export function invoke(run, { node, env, self }, args, at) {
  const inner = new Env(env);
  if (self !== undefined) inner.declare(THIS, self);
  node.parameters.forEach((parameter, index) => {
    const isRest = Boolean(parameter.dotDotDotToken);
    let value = isRest ? args.slice(index) : args[index];
    if (args.isOpen && index >= args.length) value = run.unknown(parameter.name);
    if (value === undefined && parameter.initializer) value = run.evaluate(parameter.initializer, inner);
    run.bind(parameter.name, value, inner);
  });
  if (!ts.isBlock(node.body)) return run.evaluate(node.body, inner);
  const completion = block(run, node.body.statements, inner);
  return completion?.kind === 'return' ? completion.value : isUnknown(at) ? at : undefined;
}

export function construct(run, node, env) {
  const args = argumentsOf(run, node, env);
  const constructed = run.evaluate(node.expression, env);
  if (constructed instanceof ClassRef) return newInstance(run, constructed.node, args);
  // The options of an entity schema of TypeORM.
  if (node.expression.getText() === 'EntitySchema') return new Obj(new Map([['options', args[0]]]));
  return run.unknown(node);
}

export function newInstance(run, classNode, args) {
  const made = new Obj(new Map(), classNode);
  const env = new Env(run.root);
  env.declare(THIS, made);
  for (const member of classNode.members) {
    if (ts.isPropertyDeclaration(member) && member.initializer)
      made.props.set(member.name.getText(), run.evaluate(member.initializer, env));
  }
  const constructor = classNode.members.find((member) => ts.isConstructorDeclaration(member) && member.body);
  constructor?.parameters.forEach((parameter, at) => {
    if (ts.isParameterPropertyDeclaration(parameter, constructor)) made.props.set(parameter.name.text, args[at]);
  });
  if (constructor) run.invoke({ node: constructor, env: run.root, self: made }, args, constructor);
  return made;
}

/** The object whose method is the entry: its properties are unknown, except those with an initial value. */
export function thisOf(run, entry) {
  const owner = entry.parent;
  return ts.isClassDeclaration(owner)
    ? run.unknown(owner.name ?? owner, `this ${owner.getSourceFile().fileName}`)
    : undefined;
}
