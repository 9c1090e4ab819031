/** Variables, constants of modules and imports. */
import ts from 'typescript';
import { ClassRef, Closure, Env, isFunctionNode } from './values.mjs';

export function identifier(run, node, env) {
  let symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? run.checker.getShorthandAssignmentValueSymbol(node.parent)
    : run.checker.getSymbolAtLocation(node);
  if (!symbol) return run.unknown(node);
  const found = env.find(symbol);
  if (found) return run.narrowed(found.get(symbol), node);
  if (symbol.flags & ts.SymbolFlags.Alias) symbol = run.checker.getAliasedSymbol(symbol);
  if (run.constants.has(symbol)) return run.constants.get(symbol);
  const value = declared(run, symbol, node);
  return value;
}

function declared(run, symbol, node) {
  const declaration = symbol.valueDeclaration;
  if (!declaration || declaration.getSourceFile().isDeclarationFile) return run.unknown(node, `symbol ${symbol.name}`);
  if (isFunctionNode(declaration)) return new Closure(declaration, run.root);
  if (ts.isClassDeclaration(declaration)) return new ClassRef(declaration);
  if (ts.isVariableDeclaration(declaration) && declaration.initializer) return constant(run, symbol, declaration, node);
  if (ts.isBindingElement(declaration)) return destructured(run, symbol, declaration, node);
  return run.root.get(symbol) ?? run.unknown(node, `symbol ${declaration.getSourceFile().fileName}:${declaration.pos}`);
}

/** Constants of modules are evaluated once, if no decision is needed; those of functions when they're first used. */
function constant(run, symbol, declaration, node) {
  if (!ts.isIdentifier(declaration.name)) return run.unknown(node);
  if (run.root.find(symbol)) return run.root.get(symbol);
  const before = run.decisions.made.size;
  const value = run.evaluate(declaration.initializer, new Env(run.root));
  const isOfModule = ts.isSourceFile(declaration.parent.parent.parent);
  if (isOfModule && run.decisions.made.size === before) run.constants.set(symbol, value);
  run.root.declare(symbol, value);
  return value;
}

function destructured(run, symbol, declaration, node) {
  let variable = declaration;
  while (ts.isBindingElement(variable) || ts.isObjectBindingPattern(variable) || ts.isArrayBindingPattern(variable)) {
    variable = variable.parent;
  }
  if (ts.isVariableDeclaration(variable) && variable.initializer && !run.root.find(symbol)) {
    run.bind(variable.name, run.evaluate(variable.initializer, new Env(run.root)), run.root);
  }
  return run.root.find(symbol)
    ? run.root.get(symbol)
    : run.unknown(node, `symbol ${declaration.getSourceFile().fileName}:${declaration.pos}`);
}
