import { startApp, type TestApp } from './support/app';
import { pagesFolder } from './support/pages';

const webRoot = pagesFolder();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ APP_ORIGIN: 'https://gradspan.example' }, { webRoot });
});

const read = async (path: string): Promise<string> => (await app.visitor().get(path).expect(200)).text;
const listPaths = async (sitemap: string): Promise<string[]> =>
  [...(await read(sitemap)).matchAll(/<loc>https:\/\/gradspan\.example([^<]*)<\/loc>/g)].map(([, path]) => path!);
const titleOf = (html: string): string | undefined => /<title>(.*?)<\/title>/.exec(html)?.[1];

/** The properties of schema.org that our pages use, by type. */
const PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  CollegeOrUniversity: [
    'additionalProperty',
    'address',
    'alternateName',
    'foundingDate',
    'geo',
    'identifier',
    'name',
    'url',
  ],
  PropertyValue: ['description', 'name', 'propertyID', 'unitCode', 'unitText', 'value', 'valueReference'],
  PostalAddress: ['addressCountry', 'addressLocality', 'addressRegion'],
  GeoCoordinates: ['latitude', 'longitude'],
  CollectionPage: ['about', 'name'],
  State: ['containedInPlace', 'name'],
  Country: ['name'],
};

/** Returns what is wrong with linked data: unknown types and properties, and empty values. */
function listFaults(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(listFaults);
  if (data === null || data === '') return ['empty'];
  if (typeof data !== 'object') return [];
  const entries = Object.entries(data);
  const type: unknown = entries.find(([name]) => name === '@type')?.[1];
  const known = ['@type', '@context', ...(PROPERTIES[String(type)] ?? [])];
  return entries.flatMap(([name, value]) => [
    ...(known.includes(name) ? [] : [`${String(type)}.${name}`]),
    ...listFaults(value),
  ]);
}

const findLinkedData = (html: string): unknown => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
};

describe('the sitemap', () => {
  it('is named in robots.txt', async () => {
    const { text, headers } = await app.visitor().get('/robots.txt').expect(200);

    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain('Disallow: /api/dev/\n');
    expect(text).toContain('\nSitemap: https://gradspan.example/sitemap.xml\n');
  });

  it('is an index of the pages, the states and the colleges', async () => {
    const { text, headers } = await app.visitor().get('/sitemap.xml').expect(200);

    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex /);
    expect(await listPaths('/sitemap.xml')).toEqual([
      '/sitemap-pages.xml',
      '/sitemap-states.xml',
      '/sitemap-colleges-1.xml',
    ]);
  });

  it('lists every open college once, with the time of its last change', async () => {
    await app.db.query(`UPDATE colleges.colleges SET operating = false WHERE id = 9`);
    await app.db.query(`UPDATE colleges.colleges SET updated_at = '2026-03-01T10:00:00.123Z' WHERE id = 3`);
    const expected = await app.db.query<{ id: number }[]>(
      'SELECT id FROM colleges.colleges WHERE operating ORDER BY id',
    );

    const xml = await read('/sitemap-colleges-1.xml');
    await app.db.query(`UPDATE colleges.colleges SET operating = true WHERE id = 9`);

    const ids = [...xml.matchAll(/\/college\/(\d+)<\/loc>/g)].map(([, id]) => Number(id));
    expect(ids).toEqual(expected.map(({ id }) => id));
    expect(ids).not.toContain(9);
    expect(xml).toContain('/college/3</loc><lastmod>2026-03-01T10:00:00.123Z</lastmod>');
  });

  it.each([
    '/sitemap-colleges-2.xml',
    '/sitemap-colleges-0.xml',
    '/sitemap-colleges-2147483647.xml',
    '/sitemap-colleges-x.xml',
    '/sitemap-x.xml',
  ])('has no part %s', async (path) => {
    await app.visitor().get(path).expect(404);
  });

  it('answers HEAD without a body', async () => {
    const { headers, text } = await app.visitor().head('/sitemap-colleges-1.xml').expect(200);
    expect([headers['content-type'], text]).toEqual(['application/xml; charset=utf-8', undefined]);
  });

  it('leads to pages that exist, with titles and descriptions that no other page has, and valid linked data', async () => {
    const colleges = (await listPaths('/sitemap-colleges-1.xml')).filter((_, at) => at % 4 === 0);
    const paths = [
      ...(await listPaths('/sitemap-pages.xml')),
      ...(await listPaths('/sitemap-states.xml')),
      ...colleges,
    ];
    expect(paths).toEqual(expect.arrayContaining(['/', '/faq', '/states', '/states/california', '/college/1']));

    const [titles, descriptions] = [new Set<string | undefined>(), new Set<string | undefined>()];
    for (const path of paths) {
      const html = await read(path);
      titles.add(titleOf(html));
      descriptions.add(/<meta name="description" content="(.*?)">/.exec(html)?.[1]);
      expect(html).toContain(`<link rel="canonical" href="https://gradspan.example${path}">`);
      expect([path, listFaults(findLinkedData(html) ?? {})]).toEqual([path, []]);
    }
    expect([titles.size, descriptions.size]).toEqual([paths.length, paths.length]);
  });

  it('leads to colleges whose linked data contains the main figures with their sources and periods', async () => {
    expect(findLinkedData(await read('/college/1'))).toMatchObject({
      '@type': 'CollegeOrUniversity',
      identifier: { '@type': 'PropertyValue', propertyID: 'UNITID' },
      additionalProperty: expect.arrayContaining([
        {
          '@type': 'PropertyValue',
          propertyID: 'enrollment',
          name: 'Undergraduates',
          value: expect.any(Number) as number,
          unitCode: 'C62',
          description: 'College Scorecard, fall 2023',
          valueReference: { '@type': 'PropertyValue', name: 'Period', value: 'fall 2023' },
        },
      ]) as object[],
    });
  });
});
