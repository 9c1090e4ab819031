import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';

/** HTML is text like any other, and an image is a link to it. */
const WITHOUT_HTML_AND_IMAGES = { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] } };

/** The Markdown of the forum: what it leaves out stays on the page as it was written. Bare addresses are links. */
export function plainMarkdown(this: { data: () => object }): undefined {
  const data = this.data() as Record<string, unknown[] | undefined>;
  (data.micromarkExtensions ??= []).push(gfmAutolinkLiteral(), WITHOUT_HTML_AND_IMAGES);
  (data.fromMarkdownExtensions ??= []).push(gfmAutolinkLiteralFromMarkdown());
}
