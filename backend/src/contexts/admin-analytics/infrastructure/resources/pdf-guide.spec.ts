import { inflateSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { GUIDE_NAMES, getGuide } from '../../application/resources/guides';
import { guideAsPdf } from './pdf-guide';

/** Returns the decompressed streams of a PDF. */
function contentsOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const parts = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, data]) => {
    try {
      return inflateSync(Buffer.from(data!, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return text + parts.join('\n');
}

/** Text is stored as hexadecimal strings with gaps for kerning. */
const written = (contents: string): string =>
  [...contents.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1')).join('');

describe.each(GUIDE_NAMES)('the guide %s as a PDF', (name) => {
  const guide = getGuide(name);

  it('contains every heading in order, and page numbers', async () => {
    const pdf = await buffer(guideAsPdf(guide, 'Gradspan'));
    const all = written(contentsOf(pdf));

    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const at = guide.sections.map(({ title }) => all.indexOf(title.replaceAll('’', '\x92')));
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((one, other) => one - other));
    expect(all).toContain('1 of ');
  });

  it('is tagged, and has a title, a language and bookmarks', async () => {
    const contents = contentsOf(await buffer(guideAsPdf(guide, 'Gradspan')));

    expect(contents).toContain('/MarkInfo');
    expect(contents).toContain('/Lang (en-US)');
    expect(contents).toContain('/Outlines');
    expect(contents).toContain('/H1');
  });
});
