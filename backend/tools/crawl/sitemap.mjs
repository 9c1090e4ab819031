/** The addresses in the sitemap of a running product. */
import { Failure } from '../lib/failure.mjs';

const LOCATION_PATTERN = /<loc>([^<]*)<\/loc>/g;
const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

/** @returns {string[]} the addresses in a sitemap, or in an index of sitemaps */
export const listLocations = (xml) =>
  [...xml.matchAll(LOCATION_PATTERN)].map(([, text]) => text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity));

/**
 * Reads `robots.txt`, the index that it names, and every sitemap of the index.
 *
 * @param {(path: string) => Promise<string>} read returns the body of a path of the running product
 * @returns {Promise<{ publicOrigin: string, paths: string[], repeated: string[] }>} the origin in the addresses, which can
 *   differ from the one that is crawled; the paths; and the paths that are listed more than once
 */
export async function readSitemap(read) {
  const [, index] = /^Sitemap: (.+)$/m.exec(await read('/robots.txt')) ?? [];
  if (!index) throw new Failure('robots.txt names no sitemap.');
  const publicOrigin = new URL(index).origin;
  const toPath = (address) => {
    const { origin, pathname, search } = new URL(address);
    if (origin !== publicOrigin) throw new Failure(`The sitemap contains an address of another origin: ${address}`);
    return pathname + search;
  };
  const paths = [];
  for (const sitemap of listLocations(await read(toPath(index)))) {
    paths.push(...listLocations(await read(toPath(sitemap))).map(toPath));
  }
  const unique = new Set(paths);
  const repeated = paths.length === unique.size ? [] : paths.filter((path, at) => paths.indexOf(path) !== at);
  return { publicOrigin, paths: [...unique], repeated };
}
