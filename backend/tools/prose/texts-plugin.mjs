/**
 * A textlint plugin that reads TypeScript: each user-visible text becomes a paragraph, and each sentence assembled from
 * fragments a code node. Nested texts are separate paragraphs. Of Markdown, it only reads the document as a whole.
 */
import { codeTexts } from './code-texts.mjs';

/** How many texts have been read. */
export const read = { texts: 0 };

class TextsProcessor {
  availableExtensions() {
    return ['.ts', '.tsx', '.md'];
  }

  processor(extension) {
    return {
      preProcess: (code) => documentOf(code, extension === '.md' ? [] : codeTexts(code, extension === '.tsx')),
      postProcess: (messages, filePath) => ({ messages, filePath: filePath ?? '<text>' }),
    };
  }
}

/** @param {string} code @param {import('./code-texts.mjs').CodeText[]} texts */
function documentOf(code, texts) {
  const positionOf = positionsIn(code);
  read.texts += texts.length;
  const node = (type, start, end, more) => ({
    type,
    raw: code.slice(start, end),
    range: [start, end],
    loc: { start: positionOf(start), end: positionOf(end) },
    ...more,
  });
  const children = texts.map(({ kind, text, start, end }) =>
    kind === 'assembled'
      ? node('Code', start, end, { value: text })
      : node('Paragraph', start, end, { children: [node('Str', start, end, { value: text })] }),
  );
  return node('Document', 0, code.length, { children });
}

/** @returns {(offset: number) => { line: number, column: number }} lines from 1, columns from 0 */
function positionsIn(code) {
  const lineStarts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, lineStarts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (lineStarts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - lineStarts[low] };
  };
}

export default { Processor: TextsProcessor };
