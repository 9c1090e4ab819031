/** Reads the error codes from the source code, without running it. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** @typedef {{ code: string, kind: string, message: string }} ErrorCode `message` is empty if it depends on the request */

const CODE_PATTERN = /^[a-z-]+\.[a-z0-9.-]+$/;

/** @returns {ErrorCode[]} the codes that classes pass to the constructor of `DomainError`, sorted and each once */
export function errorsIn(sources) {
  const all = fs
    .readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!spec|contract)\.ts$/.test(name) && !name.includes(`${path.sep}testing${path.sep}`))
    .flatMap((name) => errorsOf(fs.readFileSync(path.join(sources, name), 'utf8')))
    .sort((a, b) => compare(a.code, b.code) || compare(a.message, b.message));
  return [...new Map(all.map((error) => [error.code, error])).values()];
}

const compare = (a, b) => (a < b ? -1 : Number(a > b));

function errorsOf(text) {
  if (!text.includes('super(')) return [];
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) {
      const [kind, code, message] = node.arguments;
      const isError = [kind, code].every((one) => one && ts.isStringLiteralLike(one)) && CODE_PATTERN.test(code.text);
      if (isError) found.push({ code: code.text, kind: kind.text, message: textOf(message) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('errors.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

/** Returns the text of a literal, with … for values, or that of a constant of the constructor. */
function textOf(node) {
  if (!node) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  }
  if (ts.isConditionalExpression(node)) return textOf(node.whenTrue);
  if (ts.isBinaryExpression(node)) return textOf(node.left) + textOf(node.right);
  return ts.isIdentifier(node) ? textOf(constantOf(node)) : '';
}

/** Returns what a constant in the same block, or a parameter's default, is initialized with. */
function constantOf(identifier) {
  for (let scope = identifier.parent; scope; scope = scope.parent) {
    const declared = [...(scope.statements ?? []), ...(scope.body?.statements ?? [])]
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations]);
    const match = [...declared, ...(scope.parameters ?? [])].find(({ name }) => name.getText() === identifier.text);
    if (match) return match.initializer;
  }
  return undefined;
}
