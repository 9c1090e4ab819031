/**
 * One run through the code that builds a statement and executes it. Values that are known only at run time are unknown
 * values with a type; each decision about one is made by `Decisions`.
 */
import ts from 'typescript';
import { Decisions } from './decisions.mjs';
import { evaluate } from './expressions.mjs';
import { invoke, newInstance, thisOf } from './calls.mjs';
import { assign, bind } from './patterns.mjs';
import { ClassRef, Closure, contains, Env, isUnknown, membersOf, Obj, StepLimitExceeded, Unknown } from './values.mjs';

const MAX_STEPS = 60_000;
const { TypeFlags } = ts;

export class Run {
  /** Texts and parameters with which the target was called. */
  hits = [];
  /** Type arguments of the functions being called, by name; the innermost is last. */
  calls = [];
  #steps = 0;
  #paths = 0;

  /**
   * @param {object} about
   * @param {ts.TypeChecker} about.checker
   * @param {ts.CallExpression} about.target the call that executes the statement
   * @param {readonly ts.Node[]} about.chain functions on the way from the entry to the target
   * @param {Map<ts.Symbol, unknown>} about.constants values of module constants, shared between runs
   * @param {Map<string, number> | 'last'} plan
   */
  constructor({ checker, target, chain, constants }, plan) {
    Object.assign(this, { checker, target, chain, constants });
    this.decisions = new Decisions(checker, plan);
    this.root = new Env(undefined);
  }

  /** Calls the entry function with unknown parameters. */
  start(entry) {
    const self = thisOf(this, entry);
    const args = entry.parameters.map((parameter) => this.unknown(parameter.name));
    invoke(this, { node: entry, env: this.root, self }, args, entry);
  }

  evaluate(node, env) {
    if (++this.#steps > MAX_STEPS) throw new StepLimitExceeded();
    return this.decisions.settle(evaluate(this, node, env));
  }

  invoke(closure, args, node) {
    return this.decisions.settle(invoke(this, closure, args, node));
  }

  newInstance(classNode, args, node) {
    return newInstance(this, classNode, args, node);
  }

  bind(pattern, value, env) {
    bind(this, pattern, value, env);
  }

  assign(node, value, env) {
    return assign(this, node, value, env);
  }

  leadsToTarget(node) {
    return contains(node, this.target) || this.chain.some((one) => one === node || contains(node, one));
  }

  unknown(node, path = `${node.getSourceFile().fileName}:${node.pos}:${node.kind}#${this.#paths++}`) {
    return new Unknown(this.checker.getTypeAtLocation(node), path, node);
  }

  /** A property or an element of an unknown value. */
  part(of, name, node) {
    return this.decisions.settle(new Unknown(this.#partType(of, name, node), `${of.path}.${name}`, node));
  }

  /** The type at this place, unless the name is only known here: `values[field]`. */
  #partType(of, name, node) {
    const property = ts.isElementAccessExpression(node) && of.type?.getProperty(String(name));
    return property ? this.checker.getTypeOfSymbolAtLocation(property, node) : this.checker.getTypeAtLocation(node);
  }

  /** The same unknown value at another place, where its type can be more precise. */
  narrowed(given, node) {
    const value = this.decisions.settle(given);
    if (!isUnknown(value)) return value;
    const here = this.checker.getTypeAtLocation(node);
    const isMorePrecise = !value.type || this.checker.isTypeAssignableTo(here, value.type);
    return new Unknown(isMorePrecise ? here : value.type, value.path, value.node);
  }

  /** The result of a function that isn't followed: equal for equal arguments. */
  resultOf(name, args, node) {
    const key = args.map((arg) => keyOf(arg)).join();
    return this.decisions.settle(this.unknown(node, `${name}(${key})`));
  }

  /** The elements of a tuple; undefined for other values. */
  tupleOf({ type, path, node }) {
    if (!type || !this.checker.isTupleType(type) || type.target.hasRestElement) return undefined;
    return this.checker.getTypeArguments(type).map((one, at) => new Unknown(one, `${path}.${at}`, node));
  }

  elementOf(array, node) {
    return this.part(array, '0', node);
  }

  /** Whether an expression may be a part of a statement, or change one. */
  carriesText(node) {
    const plain = TypeFlags.NumberLike | TypeFlags.BooleanLike | TypeFlags.Null | TypeFlags.Undefined;
    const isPlain = (type) => (type.flags & plain) !== 0 || type.symbol?.name === 'Date';
    return !membersOf(this.checker.getTypeAtLocation(node)).every(isPlain);
  }

  /** The text of a part of a template; unknown numbers become 1. */
  textOf(given) {
    const value = this.decisions.concrete(given);
    if (!isUnknown(value)) return value === undefined || typeof value === 'object' ? String(value) : String(value);
    const isNumber = membersOf(value.type).every((type) => type.flags & TypeFlags.NumberLike);
    return isNumber && value.type ? '1' : value;
  }

  concatenate(parts, node) {
    const texts = parts.map((part) => this.textOf(part));
    const hole = texts.find(isUnknown);
    return hole ? new Unknown(this.checker.getTypeAtLocation(node), hole.path, hole.node) : texts.join('');
  }

  joined(array, separator, node) {
    if (array.isOpen) return this.unknown(node);
    return this.concatenate(
      array.flatMap((part, at) => (at === 0 ? [part] : [separator, part])),
      node,
    );
  }
}

/** A text that is equal for the same value. */
export function keyOf(value) {
  if (isUnknown(value)) return value.path;
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (value instanceof Obj)
    return `{${[...value.props].map(([name, one]) => `${name}:${keyOf(one)}`).join()}${value.base?.path ?? ''}}`;
  if (value instanceof Closure || value instanceof ClassRef)
    return `${value.node.getSourceFile().fileName}:${value.node.pos}`;
  return JSON.stringify(value) ?? 'undefined';
}
