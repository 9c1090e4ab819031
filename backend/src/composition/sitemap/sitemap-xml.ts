/** A page, or another sitemap, with the date of its last change if that is known. */
export interface SitemapEntry {
  readonly path: string;
  readonly updatedAt?: Date;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

const KINDS = { index: ['sitemapindex', 'sitemap'], pages: ['urlset', 'url'] } as const;

/**
 * Writes a sitemap (https://www.sitemaps.org/protocol.html) in pieces, one for each list of entries.
 * @param kind an index of other sitemaps, or a list of pages
 * @param origin prepended to each path
 */
export async function* writeSitemap(
  kind: keyof typeof KINDS,
  origin: string,
  lists: AsyncIterable<readonly SitemapEntry[]> | Iterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  const [root, element] = KINDS[kind];
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for await (const entries of lists) {
    yield entries
      .map(({ path, updatedAt }) => {
        const lastChange = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
        return `<${element}><loc>${escapeXml(origin + path)}</loc>${lastChange}</${element}>\n`;
      })
      .join('');
  }
  yield `</${root}>\n`;
}
