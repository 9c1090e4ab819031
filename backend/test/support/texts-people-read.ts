import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from './architecture/planted-project';

const FOLDERS = ['frontend/src', 'backend/src'].map((folder) => join(ROOT, folder));
/** Tests, generated types and migrations contain no user-visible text. */
const LEFT_OUT = /\.(test|spec|int-spec|contract|gen)\.tsx?$|[/\\](testing|migrations)[/\\]/;
export const SQL = /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE|ALTER|WHERE|JOIN)\b/;

/**
 * Returns the text between the tags of an element, including the text of links and other elements inside; expressions
 * become `?`.
 */
function spoken(node: ts.JsxElement | ts.JsxFragment): string {
  const parts = node.children.map((child) => {
    if (ts.isJsxText(child)) return child.text.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s*\n\s*/g, ' ');
    if (ts.isJsxElement(child) || ts.isJsxFragment(child)) return spoken(child);
    if (ts.isJsxExpression(child) && child.expression && ts.isStringLiteralLike(child.expression)) {
      return child.expression.text;
    }
    return '?';
  });
  return parts.join('');
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return node.children.some(ts.isJsxText) ? spoken(node) : null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('?');
}

/** Returns the texts in a piece of code that can be user-visible: two words or more, and not SQL. */
export function textsIn(code: string, isJsx: boolean): string[] {
  const kind = isJsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const text = textOf(node)?.replace(/\s+/g, ' ').trim();
    if (text && /\p{L}+ \p{L}+/u.test(text) && !SQL.test(text)) texts.push(text);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('source', code, ts.ScriptTarget.ES2022, true, kind));
  return texts;
}

/** Returns the files of the product that can contain user-visible texts, with their code. */
export function filesPeopleRead(): { file: string; code: string; isJsx: boolean }[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !LEFT_OUT.test(name))
      .map((name) => {
        const path = join(folder, name);
        return { file: relative(ROOT, path), code: readFileSync(path, 'utf8'), isJsx: name.endsWith('x') };
      }),
  );
}

/** Returns every user-visible text of the product, with its file. */
export const textsPeopleRead = (): { file: string; text: string }[] =>
  filesPeopleRead().flatMap(({ file, code, isJsx }) => textsIn(code, isJsx).map((text) => ({ file, text })));
