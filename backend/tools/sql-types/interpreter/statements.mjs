/** Statements; each returns how it ended, or undefined if the next one follows. */
import ts from 'typescript';
import { condition } from './operators.mjs';
import { Closure, Env, isUnknown, Thrown } from './values.mjs';

const { SyntaxKind } = ts;
const MAX_LOOP_ROUNDS = 3;

export function block(run, statements, env) {
  for (const statement of statements) {
    if (ts.isFunctionDeclaration(statement)) {
      env.declare(run.checker.getSymbolAtLocation(statement.name), new Closure(statement, env));
    }
  }
  for (const statement of statements) {
    const completion = execute(run, statement, env);
    if (completion) return completion;
  }
  return undefined;
}

function execute(run, node, env) {
  switch (node.kind) {
    case SyntaxKind.VariableStatement:
      return declare(run, node.declarationList, env);
    case SyntaxKind.ExpressionStatement:
      run.evaluate(node.expression, env);
      return undefined;
    case SyntaxKind.ReturnStatement:
      return { kind: 'return', value: node.expression && run.evaluate(node.expression, env) };
    case SyntaxKind.IfStatement:
      return branch(run, node, env);
    case SyntaxKind.Block:
      return block(run, node.statements, new Env(env));
    case SyntaxKind.ForOfStatement:
      return forOf(run, node, new Env(env));
    case SyntaxKind.ForStatement:
      return forLoop(run, node, new Env(env));
    case SyntaxKind.WhileStatement:
    case SyntaxKind.DoStatement:
      return rounds(run, node.statement, env, () => true, 1);
    case SyntaxKind.TryStatement:
      return tried(run, node, env);
    case SyntaxKind.SwitchStatement:
      return evaluateSwitch(run, node, env);
    case SyntaxKind.ThrowStatement:
      throw new Thrown();
    case SyntaxKind.BreakStatement:
      return { kind: 'break' };
    case SyntaxKind.ContinueStatement:
      return { kind: 'continue' };
    default:
      return undefined;
  }
}

function declare(run, list, env) {
  for (const { name, initializer } of list.declarations) {
    run.bind(name, initializer ? run.evaluate(initializer, env) : undefined, env);
  }
  return undefined;
}

function branch(run, node, env) {
  const { thenStatement, elseStatement } = node;
  let wanted;
  if (run.leadsToTarget(thenStatement)) wanted = true;
  else if (elseStatement ? run.leadsToTarget(elseStatement) : isTargetAhead(run, node) && alwaysLeaves(thenStatement))
    wanted = false;
  if (condition(run, node.expression, env, wanted)) return execute(run, thenStatement, new Env(env));
  return elseStatement && execute(run, elseStatement, new Env(env));
}

/** Whether the target comes after this statement in the same function. */
function isTargetAhead(run, node) {
  const { statements } = node.parent;
  return (
    Boolean(statements) && statements.slice(statements.indexOf(node) + 1).some((later) => run.leadsToTarget(later))
  );
}

function alwaysLeaves(node) {
  const last = ts.isBlock(node) ? node.statements.at(-1) : node;
  return (
    Boolean(last) &&
    (ts.isReturnStatement(last) ||
      ts.isThrowStatement(last) ||
      ts.isContinueStatement(last) ||
      ts.isBreakStatement(last))
  );
}

function forOf(run, node, env) {
  const given = run.evaluate(node.expression, env);
  const { name } = node.initializer.declarations?.[0] ?? {};
  if (!name) return undefined;
  const values =
    Array.isArray(given) && !given.isOpen ? given : [isUnknown(given) ? run.elementOf(given, name) : run.unknown(name)];
  for (const value of values) {
    const inner = new Env(env);
    run.bind(name, value, inner);
    const completion = execute(run, node.statement, inner);
    if (completion?.kind === 'break') break;
    if (completion?.kind === 'return') return completion;
  }
  return undefined;
}

function forLoop(run, node, env) {
  if (node.initializer && ts.isVariableDeclarationList(node.initializer)) declare(run, node.initializer, env);
  const next = () => {
    if (node.incrementor) run.evaluate(node.incrementor, env);
    return !node.condition || condition(run, node.condition, env);
  };
  if (node.condition && !run.leadsToTarget(node.statement) && !condition(run, node.condition, env)) return undefined;
  return rounds(run, node.statement, env, next, node.condition ? MAX_LOOP_ROUNDS : 1);
}

function rounds(run, body, env, next, max) {
  for (let round = 1; ; round++) {
    const completion = execute(run, body, new Env(env));
    if (completion?.kind === 'return') return completion;
    if (completion?.kind === 'break' || round >= max || !next()) return undefined;
  }
}

function tried(run, node, env) {
  let completion;
  try {
    completion = block(run, node.tryBlock.statements, new Env(env));
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
  }
  if (node.catchClause && run.leadsToTarget(node.catchClause.block)) {
    const inner = new Env(env);
    const { variableDeclaration: caught } = node.catchClause;
    if (caught) run.bind(caught.name, run.unknown(caught.name), inner);
    completion = block(run, node.catchClause.block.statements, inner);
  }
  const last = node.finallyBlock && block(run, node.finallyBlock.statements, new Env(env));
  return last ?? completion;
}

function evaluateSwitch(run, node, env) {
  const value = run.decisions.concrete(run.evaluate(node.expression, env));
  const { clauses } = node.caseBlock;
  const matching = clauses.findIndex(
    (clause) => ts.isCaseClause(clause) && run.evaluate(clause.expression, env) === value,
  );
  const start = isUnknown(value) ? run.decisions.choose(`switch ${value.path}`, clauses.length) : matching;
  const first = start >= 0 ? start : clauses.findIndex(ts.isDefaultClause);
  for (const clause of first < 0 ? [] : clauses.slice(first)) {
    const completion = block(run, clause.statements, new Env(env));
    if (completion?.kind === 'break') return undefined;
    if (completion) return completion;
  }
  return undefined;
}
