/** Finds the user-visible texts in TypeScript code, and the sentences that it assembles from fragments. */
import ts from 'typescript';

const SQL = /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE|ALTER|WHERE|JOIN)\b/;
/** A part of a sentence: words that start with a lower-case letter, possibly after a space or a comma. */
const FRAGMENT = /^[\s,;:(–-]*\p{Ll}[\p{L}’']*([\s,.;:!?)]|$)/u;
const WORD_PATTERN = /\p{L}{2,}/u;

/**
 * @typedef {object} CodeText
 * @property {'text' | 'assembled'} kind an assembled one is a sentence with a fragment that the code chooses
 * @property {string} text with `?` for each expression; for an assembled sentence its code
 * @property {number} start offset in the code
 * @property {number} end
 */

/**
 * @param {string} code
 * @param {boolean} isJsx
 * @returns {CodeText[]} texts of two words or more that are not SQL
 */
export function codeTexts(code, isJsx) {
  const kind = isJsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile('source', code, ts.ScriptTarget.ES2022, true, kind);
  const found = [];
  const add = (textKind, node, text) =>
    found.push({ kind: textKind, text, start: node.getStart(source), end: node.getEnd() });
  const visit = (node, isShown) => {
    if (ts.isImportDeclaration(node)) return;
    // Class names and addresses can be assembled.
    const isShownHere = isShown && !(ts.isJsxAttribute(node) && /^(class|style|href|src)/i.test(node.name.getText()));
    const text = textOf(node)?.replace(/\s+/g, ' ').trim();
    if (text && /\p{L}+ \p{L}+/u.test(text) && !SQL.test(text)) add('text', node, text);
    if (isShownHere && isAssembled(node)) add('assembled', node, node.getText().replace(/\s+/g, ' '));
    node.forEachChild((child) => visit(child, isShownHere));
  };
  visit(source, true);
  return found;
}

function textOf(node) {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
    return node.children.some(ts.isJsxText) ? textOfElement(node) : null;
  }
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('?');
}

/**
 * Returns the text between the tags of an element, including the text of links and other elements inside; expressions
 * become `?`.
 */
function textOfElement(node) {
  const parts = node.children.map((child) => {
    if (ts.isJsxText(child)) return child.text.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s*\n\s*/g, ' ');
    if (ts.isJsxElement(child) || ts.isJsxFragment(child)) return textOfElement(child);
    if (ts.isJsxExpression(child) && child.expression && ts.isStringLiteralLike(child.expression)) {
      return child.expression.text;
    }
    return '?';
  });
  return parts.join('');
}

function isAssembled(node) {
  if (ts.isTemplateExpression(node)) {
    const fixed = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
    const isSentence = WORD_PATTERN.test(fixed) && !SQL.test(fixed);
    return isSentence && node.templateSpans.some(({ expression }) => choosesFragment(expression));
  }
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return false;
  return (
    node.children.some((child) => ts.isJsxText(child) && WORD_PATTERN.test(child.text)) &&
    node.children.some((child) => ts.isJsxExpression(child) && child.expression && choosesFragment(child.expression))
  );
}

const choosesFragment = (node) => choicesOf(node)?.some((text) => FRAGMENT.test(text)) ?? false;

/** Returns the strings that an expression chooses from, as in `isNew ? 'a' : 'b'` and `isNew && 'a'`. */
function choicesOf(node) {
  if (ts.isParenthesizedExpression(node)) return choicesOf(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap((branch) => choicesOf(branch) ?? literalOf(branch));
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) {
    return choicesOf(node.right) ?? literalOf(node.right);
  }
  return null;
}

function literalOf(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isTemplateExpression(node) ? [node.head.text] : [];
}
