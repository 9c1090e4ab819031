/** The values of the interpreter. Strings, numbers, booleans, null, undefined and arrays are those of JavaScript. */
import ts from 'typescript';

/** A value that is known only at run time. */
export class Unknown {
  /**
   * @param {ts.Type | undefined} type
   * @param {string} path equal for the same value, so that a decision about it holds until the end of the run
   * @param {ts.Node} node where the value comes from
   */
  constructor(type, path, node) {
    this.type = type;
    this.path = path;
    this.node = node;
  }
}

export class Closure {
  constructor(node, env, self) {
    this.node = node;
    this.env = env;
    this.self = self;
  }
}

/** An object literal, or an instance if `classNode` is set. `base` is an unknown object that was spread into it. */
export class Obj {
  constructor(props = new Map(), classNode = undefined, base = undefined) {
    this.props = props;
    this.classNode = classNode;
    this.base = base;
  }
}

export class ClassRef {
  constructor(node) {
    this.node = node;
  }
}

/** A statement of the interpreted code threw an error. */
export class Thrown extends Error {}

/** The run took too many steps. */
export class StepLimitExceeded extends Error {}

/** Variables by symbol; each function and block has its own. */
export class Env {
  #values = new Map();
  constructor(parent) {
    this.parent = parent;
  }
  find(symbol) {
    for (let env = this; env; env = env.parent) if (env.#values.has(symbol)) return env;
    return undefined;
  }
  get(symbol) {
    return this.find(symbol)?.#values.get(symbol);
  }
  declare(symbol, value) {
    this.#values.set(symbol, value);
  }
  assign(symbol, value) {
    (this.find(symbol) ?? this).declare(symbol, value);
  }
}

export const isUnknown = (value) => value instanceof Unknown;

/** Whether the value and its parts contain nothing unknown. */
export function isConcrete(value) {
  if (Array.isArray(value)) return !value.isOpen && value.every(isConcrete);
  if (value instanceof Obj) return !value.base && !value.classNode && [...value.props.values()].every(isConcrete);
  return !isUnknown(value) && !(value instanceof Closure) && !(value instanceof ClassRef);
}

export const isFunctionNode = (node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isGetAccessorDeclaration(node) ||
  ts.isSetAccessorDeclaration(node) ||
  ts.isConstructorDeclaration(node);

export const contains = (outer, inner) =>
  outer.getSourceFile() === inner.getSourceFile() && outer.pos <= inner.pos && inner.end <= outer.end;

/** The types that a union consists of, or the type itself. */
export const membersOf = (type) => (type?.isUnion() ? type.types : type ? [type] : []);

export const isNullish = (type) =>
  (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void)) !== 0;

/** The value of a literal type, in an object; undefined for another type. */
export function literalOf(checker, type) {
  if (type.isStringLiteral() || type.isNumberLiteral()) return { value: type.value };
  if (type.flags & ts.TypeFlags.BooleanLiteral) return { value: checker.typeToString(type) === 'true' };
  if (type.flags & ts.TypeFlags.Null) return { value: null };
  if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return { value: undefined };
  return undefined;
}
