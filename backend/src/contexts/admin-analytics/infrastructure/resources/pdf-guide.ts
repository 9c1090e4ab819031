import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { Guide, GuideBlock } from '../../application/resources/guides';

const MARGIN = 64;
const FONTS = { heading: 'Helvetica-Bold', text: 'Helvetica' } as const;
const FONT_SIZES = { title: 26, section: 15, text: 11, footer: 9 } as const;
const GAPS = { section: 18, paragraph: 6, indent: 18 } as const;

/**
 * Renders a guide as a tagged PDF in US letter format, with bookmarks and page numbers.
 * @returns a stream that starts before the last page is rendered
 */
export function guideAsPdf(guide: Guide, productName: string): Readable {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    bufferPages: true,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `${guide.title} · ${productName}`, Author: productName, Subject: guide.summary },
  });
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  const add = (tag: string, write: () => void) => document.add(pdf.struct(tag, {}, write));

  add('H1', () => pdf.font(FONTS.heading).fontSize(FONT_SIZES.title).text(guide.title));
  add('P', () => pdf.font(FONTS.text).fontSize(FONT_SIZES.text).moveDown(0.5).text(guide.summary));
  for (const { title, blocks } of guide.sections) {
    pdf.outline.addItem(title);
    add('H2', () => {
      // Keeps a heading on the same page as the lines that follow it.
      if (pdf.y > pdf.page.height - MARGIN - 6 * FONT_SIZES.section) pdf.addPage();
      pdf.font(FONTS.heading).fontSize(FONT_SIZES.section);
      pdf.text(title, MARGIN, pdf.y + GAPS.section);
    });
    for (const block of blocks) add(block.kind === 'text' ? 'P' : 'L', () => writeBlock(pdf, block));
  }
  document.end();
  numberPages(pdf, guide.title, productName);
  pdf.end();
  return pdf;
}

function writeBlock(pdf: PDFKit.PDFDocument, block: GuideBlock): void {
  pdf.font(FONTS.text).fontSize(FONT_SIZES.text);
  if (block.kind === 'text') {
    pdf.text(block.text, MARGIN, pdf.y + GAPS.paragraph);
    return;
  }
  for (const [index, item] of block.items.entries()) {
    const mark = block.kind === 'steps' ? `${index + 1}.` : '•';
    const top = pdf.y + GAPS.paragraph;
    const height = pdf.heightOfString(item, { width: pdf.page.width - 2 * MARGIN - GAPS.indent });
    if (top + height > pdf.page.height - MARGIN) pdf.addPage();
    const line = Math.max(pdf.y + GAPS.paragraph, MARGIN);
    pdf.text(mark, MARGIN, line, { lineBreak: false });
    pdf.text(item, MARGIN + GAPS.indent, line);
    pdf.x = MARGIN;
  }
}

function numberPages(pdf: PDFKit.PDFDocument, title: string, productName: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // The footer is below the bottom margin, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    pdf.font(FONTS.text).fontSize(FONT_SIZES.footer);
    pdf.text(
      `${productName} · ${title} · ${page + 1} of ${count}`,
      MARGIN,
      pdf.page.height - MARGIN / 2 - FONT_SIZES.footer,
      {
        lineBreak: false,
      },
    );
  }
}
