/** Methods of arrays and strings, and functions of the language, on values that are known. */
import { Closure, isConcrete, isUnknown, Obj } from './values.mjs';

const CALLBACKS = new Set([
  'map',
  'flatMap',
  'filter',
  'find',
  'some',
  'every',
  'forEach',
  'reduce',
  'findIndex',
  'sort',
  'toSorted',
]);
const MUTATING = new Set(['push', 'unshift', 'pop', 'shift', 'splice']);

/** Returns the result in an object; undefined if the method isn't one of these. */
export function callMethod(run, target, name, args, node) {
  if (Array.isArray(target)) return callArrayMethod(run, target, name, args, node);
  if (isUnknown(target) && args[0] instanceof Closure && CALLBACKS.has(name))
    return mapUnknown(run, target, name, args, node);
  if (typeof target === 'string' || typeof target === 'number') {
    if (typeof target[name] !== 'function' || !args.every(isConcrete)) return undefined;
    return { value: target[name](...args) };
  }
  return undefined;
}

function callArrayMethod(run, array, name, args, node) {
  if (name === 'push') {
    for (const value of args) array.push(value);
    return { value: array.length };
  }
  if (MUTATING.has(name)) return { value: array[name](...args) };
  if (name === 'join') return { value: run.joined(array, args[0] ?? ',', node) };
  if (name === 'at') return { value: array.at(args[0]) };
  if (name === 'entries') return { value: array.map((value, at) => [at, value]) };
  if (name === 'keys') return { value: array.map((_, at) => at) };
  if (name === 'concat') return { value: array.concat(...args) };
  if (array.isOpen) return undefined;
  if (CALLBACKS.has(name)) return callWithFunction(run, array, name, args, node);
  if (typeof array[name] === 'function' && args.every((arg) => !isUnknown(arg))) return { value: array[name](...args) };
  return undefined;
}

function callWithFunction(run, array, name, [act, start], node) {
  const isIdentity = !(act instanceof Closure) && node.arguments[0]?.getText() === 'Boolean';
  if (!(act instanceof Closure) && !isIdentity)
    return name === 'sort' || name === 'toSorted' ? { value: [...array] } : undefined;
  const call = isIdentity ? (value) => value : (...args) => run.invoke(act, args, node);
  const test = (value, at) => run.decisions.isTruthy(call(value, at));
  switch (name) {
    case 'map':
      return { value: array.map((value, at) => call(value, at)) };
    case 'flatMap':
      return { value: array.flatMap((value, at) => call(value, at)) };
    case 'forEach':
      array.forEach((value, at) => call(value, at));
      return { value: undefined };
    case 'filter':
    case 'find':
    case 'findIndex':
    case 'some':
    case 'every':
      return { value: array[name](test) };
    case 'reduce':
      return {
        value:
          start === undefined
            ? array.reduce((sum, one, at) => call(sum, one, at))
            : array.reduce((sum, one, at) => call(sum, one, at), start),
      };
    default:
      return { value: [...array] };
  }
}

/** An unknown array: the function is called once, with an unknown element. */
function mapUnknown(run, target, name, [act], node) {
  const element = run.elementOf(target, act.node.parameters[0] ?? node);
  const value = run.invoke(act, name === 'reduce' ? [run.unknown(node), element] : [element], node);
  return name === 'map' && typeof value === 'string' ? { value: [value] } : undefined;
}

const OBJECT = {
  keys: (object) => [...object.props.keys()],
  values: (object) => [...object.props.values()],
  entries: (object) => [...object.props.entries()].map(([key, value]) => [key, value]),
};

/** Static functions such as Object.keys; `name` is the text of the callee. */
export function callStatic(name, args) {
  const [owner, method] = name.split('.');
  const [first] = args;
  if (owner === 'Object' && OBJECT[method] && first instanceof Obj && !first.base)
    return { value: OBJECT[method](first) };
  if (name === 'Object.hasOwn' && first instanceof Obj && !first.base && typeof args[1] === 'string')
    return { value: first.props.has(args[1]) };
  if (name === 'Object.fromEntries' && isConcrete(first))
    return { value: new Obj(new Map(first.map(([key, value]) => [String(key), value]))) };
  if (name === 'Array.from' && args.length === 1 && Array.isArray(first)) return { value: [...first] };
  if (name === 'Array.isArray' && !isUnknown(first)) return { value: Array.isArray(first) };
  if (!args.every(isConcrete)) return undefined;
  if (owner === 'Math' && typeof Math[method] === 'function') return { value: Math[method](...args) };
  if (name === 'String') return { value: String(first) };
  if (name === 'Number') return { value: Number(first) };
  if (name === 'Boolean') return { value: Boolean(first) };
  return undefined;
}
