import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';

/** HTML is treated as text, and an image as a link to it. */
const DISABLE_HTML_AND_IMAGES_EXTENSION = { disable: { null: ['htmlFlow', 'htmlText', 'labelStartImage'] } };

/** The Markdown of the forum: unsupported syntax stays on the page as text. Bare URLs become links. */
export function plainMarkdownPlugin(this: { data: () => object }): undefined {
  const data = this.data() as Record<string, unknown[] | undefined>;
  (data.micromarkExtensions ??= []).push(gfmAutolinkLiteral(), DISABLE_HTML_AND_IMAGES_EXTENSION);
  (data.fromMarkdownExtensions ??= []).push(gfmAutolinkLiteralFromMarkdown());
}
