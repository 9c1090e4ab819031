/** Destructuring and assignments. */
import ts from 'typescript';
import { isUnknown, Obj } from './values.mjs';

/** Declares the names of a pattern, or of a plain name. */
export function bind(run, pattern, value, env) {
  if (ts.isIdentifier(pattern)) {
    env.declare(run.checker.getSymbolAtLocation(pattern), value);
  } else if (ts.isObjectBindingPattern(pattern)) {
    bindObject(run, pattern, value, env);
  } else {
    bindArray(run, pattern, value, env);
  }
}

function bindObject(run, pattern, value, env) {
  const taken = new Set();
  for (const element of pattern.elements) {
    if (element.dotDotDotToken) {
      bind(run, element.name, rest(run, value, taken, element), env);
      continue;
    }
    const name = (element.propertyName ?? element.name).text ?? element.getText();
    taken.add(name);
    bindElement(run, element, memberOf(run, value, name, element.name), env);
  }
}

function bindArray(run, pattern, value, env) {
  pattern.elements.forEach((element, at) => {
    if (ts.isOmittedExpression(element)) return;
    if (element.dotDotDotToken) {
      bind(run, element.name, Array.isArray(value) ? value.slice(at) : run.unknown(element.name), env);
      return;
    }
    const part =
      Array.isArray(value) && !value.isOpen
        ? value[at]
        : isUnknown(value)
          ? run.part(value, at, element.name)
          : run.unknown(element.name);
    bindElement(run, element, part, env);
  });
}

function bindElement(run, element, given, env) {
  let value = given;
  if (element.initializer) {
    // The name has the type of both; whether there is a value is decided only if it could be a text or an array.
    if (!isUnknown(value)) value = value === undefined ? run.evaluate(element.initializer, env) : value;
    else if (run.carriesText(element.name))
      value = missing(run, value) ? run.evaluate(element.initializer, env) : value;
  }
  bind(run, element.name, value, env);
}

const missing = (run, value) => run.decisions.choose(`missing ${value.path}`, 2) === 1;

/** A property of a value. */
export function memberOf(run, value, name, node) {
  if (value instanceof Obj) {
    if (value.props.has(name)) return value.props.get(name);
    return value.base ? run.part(value.base, name, node) : undefined;
  }
  if (isUnknown(value)) return run.part(value, name, node);
  if (Array.isArray(value) || typeof value === 'string')
    return name === 'length' && value.isOpen ? run.unknown(node) : value[name];
  return run.unknown(node);
}

function rest(run, value, taken, element) {
  if (!(value instanceof Obj)) return run.unknown(element.name);
  return new Obj(new Map([...value.props].filter(([name]) => !taken.has(name))), undefined, value.base);
}

export function assign(run, node, value, env) {
  if (ts.isIdentifier(node)) {
    env.assign(run.checker.getSymbolAtLocation(node), value);
  } else if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const object = run.evaluate(node.expression, env);
    const name = ts.isPropertyAccessExpression(node) ? node.name.text : run.evaluate(node.argumentExpression, env);
    if (object instanceof Obj) object.props.set(String(name), value);
    if (Array.isArray(object) && typeof name === 'number') object[name] = value;
  }
  return value;
}
