import { join } from 'node:path';

interface Page {
  readonly address: string;
  readonly status: number;
  readonly contentType: string;
  readonly html: string;
}
interface Checked {
  readonly title: string | null;
  readonly files: readonly string[];
  readonly findings: readonly string[];
}

const TOOL = join(__dirname, '../tools/crawl');
let checkPage: (page: Page) => Checked;
let samplePaths: (paths: readonly string[], count: number) => string[];
let readSitemap: (read: (path: string) => Promise<string>) => Promise<{
  publicOrigin: string;
  paths: string[];
  repeated: string[];
}>;
beforeAll(async () => {
  ({ checkPage } = await import(join(TOOL, 'page-checks.mjs')));
  ({ readSitemap } = await import(join(TOOL, 'sitemap.mjs')));
  ({ samplePaths } = await import(join(TOOL, 'sample.mjs')));
});

const ADDRESS = 'https://gradspan.example/college/1';
const TITLE = '<title>Boston University</title>';
const DESCRIPTION = '<meta name="description" content="A college in Boston.">';
const CANONICAL = `<link rel="canonical" href="${ADDRESS}">`;
const linkedData = (data: object): string => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const COLLEGE = {
  '@context': 'https://schema.org',
  '@type': 'CollegeOrUniversity',
  name: 'Boston University',
  identifier: { '@type': 'PropertyValue', value: '1' },
};
const check = (html: string, changes: Partial<Page> = {}): Checked =>
  checkPage({ address: ADDRESS, status: 200, contentType: 'text/html; charset=utf-8', html, ...changes });

describe('the check of a page', () => {
  it('finds nothing wrong with a complete page, and returns its files', () => {
    const html = `${TITLE}${DESCRIPTION}${CANONICAL}<script type="module" src="/assets/app.js"></script>${linkedData(COLLEGE)}`;
    expect(check(html)).toMatchObject({ title: 'Boston University', files: ['/assets/app.js'], findings: [] });
  });

  it.each([
    ['another status', `${TITLE}${DESCRIPTION}${CANONICAL}`, { status: 404 }, 'status 404'],
    ['another type', `${TITLE}${DESCRIPTION}${CANONICAL}`, { contentType: 'text/plain' }, 'content type text/plain'],
    ['no title', `${DESCRIPTION}${CANONICAL}`, {}, '0 titles, or an empty one'],
    ['two titles', `${TITLE}${TITLE}${DESCRIPTION}${CANONICAL}`, {}, '2 titles, or an empty one'],
    ['no description', `${TITLE}${CANONICAL}`, {}, 'no description, or several'],
    ['no canonical address', `${TITLE}${DESCRIPTION}`, {}, 'canonical missing'],
    [
      'the canonical address of another page',
      `${TITLE}${DESCRIPTION}<link rel="canonical" href="${ADDRESS}0">`,
      {},
      `canonical ${ADDRESS}0`,
    ],
    ['noindex', `${TITLE}${DESCRIPTION}${CANONICAL}<meta name="robots" content="noindex">`, {}, 'noindex'],
  ])('finds %s', (_, html, changes, finding) => {
    expect(check(html, changes).findings).toEqual([finding]);
  });

  it.each([
    ['broken JSON', '<script type="application/ld+json">{</script>', /^linked data that isn’t JSON/],
    ['a missing property', linkedData({ ...COLLEGE, name: undefined }), /CollegeOrUniversity without name$/],
    [
      'a missing property inside',
      linkedData({ ...COLLEGE, identifier: { '@type': 'PropertyValue' } }),
      /without value$/,
    ],
    ['an empty value', linkedData({ ...COLLEGE, url: '' }), /empty value$/],
    ['an unknown type', linkedData({ ...COLLEGE, '@type': 'Colege' }), /of type Colege$/],
    ['no context', linkedData({ ...COLLEGE, '@context': undefined }), /without @context$/],
  ])('finds linked data with %s', (_, data, finding) => {
    expect(check(`${TITLE}${DESCRIPTION}${CANONICAL}${data}`).findings).toEqual([expect.stringMatching(finding)]);
  });
});

describe('the sitemap', () => {
  const FILES: Record<string, string> = {
    '/robots.txt': 'User-agent: *\n\nSitemap: https://gradspan.example/sitemap.xml\n',
    '/sitemap.xml': '<loc>https://gradspan.example/sitemap-pages.xml</loc>',
    '/sitemap-pages.xml':
      '<loc>https://gradspan.example/</loc><loc>https://gradspan.example/a?b=1&amp;c=2</loc><loc>https://gradspan.example/</loc>',
  };
  const read = (changes: Record<string, string> = {}) =>
    readSitemap((path) => Promise.resolve({ ...FILES, ...changes }[path] ?? ''));

  it('is read with every part, and reports what is listed twice', async () => {
    expect(await read()).toEqual({
      publicOrigin: 'https://gradspan.example',
      paths: ['/', '/a?b=1&c=2'],
      repeated: ['/'],
    });
  });

  it('is refused without a name in robots.txt, and with addresses of other sites', async () => {
    await expect(read({ '/robots.txt': '' })).rejects.toThrow('robots.txt names no sitemap.');
    await expect(read({ '/sitemap-pages.xml': '<loc>https://other.example/</loc>' })).rejects.toThrow(/another origin/);
  });
});

describe('the sample of pages for the browser', () => {
  it('contains every kind of page, and several of the large kinds', () => {
    const colleges = Array.from({ length: 100 }, (_, at) => `/college/${at + 1}`);
    const programs = colleges.map((path) => `${path}/programs`);
    const sample = samplePaths(['/', '/faq', ...colleges, ...programs, '/states/ohio', '/states/utah'], 11);

    expect(sample).toEqual(expect.arrayContaining(['/', '/faq', '/college/1', '/college/1/programs', '/states/ohio']));
    expect(sample).toHaveLength(10);
  });
});
