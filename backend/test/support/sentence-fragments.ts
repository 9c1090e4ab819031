import ts from 'typescript';
import { SQL } from './texts-people-read';

/** A part of a sentence: words that start with a lower-case letter, possibly after a space or a comma. */
const FRAGMENT = /^[\s,;:(–-]*\p{Ll}[\p{L}’']*([\s,.;:!?)]|$)/u;
const WORDS = /\p{L}{2,}/u;

const fixedTextOf = (node: ts.TemplateExpression): string =>
  [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');

/** Returns the strings that an expression chooses from, as in `isNew ? 'a' : 'b'` and `isNew && 'a'`. */
function choicesOf(node: ts.Expression): string[] | null {
  if (ts.isParenthesizedExpression(node)) return choicesOf(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap((branch) => choicesOf(branch) ?? literalOf(branch));
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) {
    return choicesOf(node.right) ?? literalOf(node.right);
  }
  return null;
}

function literalOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isTemplateExpression(node) ? [node.head.text] : [];
}

const choosesFragment = (node: ts.Expression): boolean => choicesOf(node)?.some((text) => FRAGMENT.test(text)) ?? false;

function isAssembled(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node)) {
    const fixed = fixedTextOf(node);
    return (
      WORDS.test(fixed) && !SQL.test(fixed) && node.templateSpans.some(({ expression }) => choosesFragment(expression))
    );
  }
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return false;
  return (
    node.children.some((child) => ts.isJsxText(child) && WORDS.test(child.text)) &&
    node.children.some((child) => ts.isJsxExpression(child) && child.expression && choosesFragment(child.expression))
  );
}

/** Returns the places where code assembles a sentence from fragments: line number, and the code on one line. */
export function fragmentsIn(code: string, isJsx: boolean): { line: number; code: string }[] {
  const kind = isJsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile('source', code, ts.ScriptTarget.ES2022, true, kind);
  const found: { line: number; code: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && /^(class|style|href|src)/i.test(node.name.getText())) return;
    if (isAssembled(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, code: node.getText().replace(/\s+/g, ' ').slice(0, 200) });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}
