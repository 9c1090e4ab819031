/** Operators and conditions. */
import ts from 'typescript';
import { isConcrete, isUnknown, Obj } from './values.mjs';

const { SyntaxKind } = ts;

const ARITHMETIC = {
  [SyntaxKind.PlusToken]: (a, b) => a + b,
  [SyntaxKind.MinusToken]: (a, b) => a - b,
  [SyntaxKind.AsteriskToken]: (a, b) => a * b,
  [SyntaxKind.AsteriskAsteriskToken]: (a, b) => a ** b,
  [SyntaxKind.SlashToken]: (a, b) => a / b,
  [SyntaxKind.PercentToken]: (a, b) => a % b,
  [SyntaxKind.LessThanToken]: (a, b) => a < b,
  [SyntaxKind.GreaterThanToken]: (a, b) => a > b,
  [SyntaxKind.LessThanEqualsToken]: (a, b) => a <= b,
  [SyntaxKind.GreaterThanEqualsToken]: (a, b) => a >= b,
  [SyntaxKind.LessThanLessThanToken]: (a, b) => a << b,
  [SyntaxKind.GreaterThanGreaterThanToken]: (a, b) => a >> b,
  [SyntaxKind.AmpersandToken]: (a, b) => a & b,
  [SyntaxKind.BarToken]: (a, b) => a | b,
  [SyntaxKind.CaretToken]: (a, b) => a ^ b,
};
const EQUAL = [SyntaxKind.EqualsEqualsEqualsToken, SyntaxKind.EqualsEqualsToken];
const DIFFERENT = [SyntaxKind.ExclamationEqualsEqualsToken, SyntaxKind.ExclamationEqualsToken];
const COMPOUND = {
  [SyntaxKind.PlusEqualsToken]: SyntaxKind.PlusToken,
  [SyntaxKind.MinusEqualsToken]: SyntaxKind.MinusToken,
  [SyntaxKind.BarEqualsToken]: SyntaxKind.BarToken,
};

export function binary(run, node, env) {
  const { left, right } = node;
  const operator = node.operatorToken.kind;
  switch (operator) {
    case SyntaxKind.AmpersandAmpersandToken:
    case SyntaxKind.BarBarToken:
      return shortCircuit(run, node, env);
    case SyntaxKind.QuestionQuestionToken: {
      const value = run.evaluate(left, env);
      if (!isUnknown(value)) return value ?? run.evaluate(right, env);
      if (!run.carriesText(node)) return merged(run, node, value, run.evaluate(right, env));
      return run.decisions.isNullishValue(value) ? run.evaluate(right, env) : value;
    }
    case SyntaxKind.EqualsToken:
    case SyntaxKind.QuestionQuestionEqualsToken:
      return run.assign(left, run.evaluate(right, env), env);
    case SyntaxKind.CommaToken:
      run.evaluate(left, env);
      return run.evaluate(right, env);
    default:
  }
  if (EQUAL.includes(operator) || DIFFERENT.includes(operator)) {
    const equal = equals(run, node, env, undefined);
    return isUnknown(equal) ? equal : equal === EQUAL.includes(operator);
  }
  if (COMPOUND[operator]) {
    const value = calculate(run, node, COMPOUND[operator], run.evaluate(left, env), run.evaluate(right, env));
    return run.assign(left, value, env);
  }
  if (operator === SyntaxKind.InKeyword) {
    const [name, object] = [run.evaluate(left, env), run.evaluate(right, env)];
    if (object instanceof Obj && !object.base) return object.props.has(String(name));
    return run.decisions.choose(`in ${object.path} ${String(name)}`, 2) === 0;
  }
  return calculate(run, node, operator, run.evaluate(left, env), run.evaluate(right, env));
}

function calculate(run, node, operator, a, b) {
  if (operator === SyntaxKind.PlusToken && (typeof a === 'string' || typeof b === 'string')) {
    return run.concatenate([a, b], node);
  }
  const calculated = ARITHMETIC[operator];
  return calculated && isConcrete(a) && isConcrete(b) ? calculated(a, b) : run.resultOf(String(operator), [a, b], node);
}

function shortCircuit(run, node, env) {
  const isAnd = node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken;
  const value = run.evaluate(node.left, env);
  if (isUnknown(value) && !run.carriesText(node)) return merged(run, node, value, run.evaluate(node.right, env));
  return run.decisions.isTruthy(value) === isAnd ? run.evaluate(node.right, env) : run.decisions.settle(value);
}

/** One of two values, if neither can be part of a statement. */
const merged = (run, node, left, right) => (isUnknown(left) || isUnknown(right) ? run.unknown(node) : right);

function equals(run, node, env, wanted) {
  const [a, b] = [run.evaluate(node.left, env), run.evaluate(node.right, env)].map((one) => run.decisions.settle(one));
  if (!isUnknown(a) && !isUnknown(b)) return a === b;
  if (isUnknown(a) && isUnknown(b)) return run.decisions.choose(`${a.path} = ${b.path}`, 2, asOption(wanted)) === 0;
  return isUnknown(a) ? run.decisions.equals(a, b, node, wanted) : run.decisions.equals(b, a, node, wanted);
}

const asOption = (wanted) => (wanted === undefined ? undefined : wanted ? 0 : 1);

/**
 * Evaluates a condition.
 * @param {boolean | undefined} wanted the result to prefer where it isn't known
 * @returns {boolean}
 */
export function condition(run, node, env, wanted) {
  if (ts.isParenthesizedExpression(node)) return condition(run, node.expression, env, wanted);
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) {
    return !condition(run, node.operand, env, wanted === undefined ? undefined : !wanted);
  }
  if (ts.isBinaryExpression(node)) {
    const kind = node.operatorToken.kind;
    if (kind === SyntaxKind.AmpersandAmpersandToken) {
      return condition(run, node.left, env, wanted) && condition(run, node.right, env, wanted);
    }
    if (kind === SyntaxKind.BarBarToken) {
      return condition(run, node.left, env, wanted) || condition(run, node.right, env, wanted);
    }
    if (EQUAL.includes(kind)) return equals(run, node, env, wanted);
    if (DIFFERENT.includes(kind)) return !equals(run, node, env, wanted === undefined ? undefined : !wanted);
  }
  return run.decisions.isTruthy(run.evaluate(node, env), wanted);
}

export function unary(run, node, env) {
  if (node.operator === SyntaxKind.ExclamationToken) return !condition(run, node.operand, env);
  const value = run.evaluate(node.operand, env);
  if (node.operator === SyntaxKind.PlusPlusToken || node.operator === SyntaxKind.MinusMinusToken) {
    const next =
      typeof value === 'number' ? value + (node.operator === SyntaxKind.PlusPlusToken ? 1 : -1) : run.unknown(node);
    run.assign(node.operand, next, env);
    return ts.isPostfixUnaryExpression(node) ? value : next;
  }
  if (!isConcrete(value)) return run.unknown(node);
  if (node.operator === SyntaxKind.MinusToken) return -value;
  if (node.operator === SyntaxKind.TildeToken) return ~value;
  return Number(value);
}
