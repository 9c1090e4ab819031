import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type PageHead, PageHeads } from '../src/shared/infrastructure/http/page-heads';
import { startApp, type TestApp } from './support/app';
import { pagesFolder, SCRIPT } from './support/pages';

const PAGE: PageHead = { status: 200, title: 'Home', description: 'Welcome', canonical: '/' };
const NASTY = '</script><script>alert(1)</script>"\'&$&$1`${x}<!--';

/** Some pages; every other path does not exist. */
class FewPages extends PageHeads {
  readonly #pages: Record<string, PageHead> = {
    '/': PAGE,
    '/index.html': PAGE,
    '/college/1': {
      status: 200,
      title: 'Alma State University',
      description: 'In Alma',
      canonical: '/college/1',
      keywords: 'Alma, college',
      data: { '@type': 'CollegeOrUniversity', name: 'Alma State University' },
      answers: { '/api/colleges/1': { name: 'Alma State University' } },
    },
    '/nasty': {
      status: 200,
      title: NASTY,
      description: NASTY,
      heading: NASTY,
      introduction: NASTY,
      canonical: '/"><script>',
      keywords: NASTY,
      data: { NASTY },
      answers: { NASTY },
    },
    '/inside': { ...PAGE, canonical: null },
  };

  hasPage(path: string): boolean {
    return (path !== '/index.html' && Object.hasOwn(this.#pages, path)) || path === '/college/2';
  }

  findCanonicalPath(path: string): string | null {
    return path === '/States/CA' ? '/states/california' : null;
  }

  async getHead(path: string): Promise<PageHead> {
    if (path === '/broken') throw new Error('the database is away');
    return this.#pages[path] ?? { ...PAGE, status: 404, title: 'Page not found', canonical: null };
  }
}

const webRoot = pagesFolder();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ APP_NAME: 'Al & "$&" Ma' }, { webRoot, pageHeads: new FewPages() });
});

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | undefined>;
  readonly body: Buffer;
}

/** Sends one request with path and headers exactly as given. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = app.app.getHttpServer().address() as AddressInfo;
  return new Promise((resolve, reject) => {
    ask({ port, host: '127.0.0.1', path, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const page = async (path: string, headers?: Record<string, string>): Promise<string> =>
  (await raw(path, headers)).body.toString();

describe('a page', () => {
  it('is the same document at every path, with its own head', async () => {
    const { status, headers, body } = await raw('/college/1');

    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain('<div id="root"></div>');
    expect(body.toString()).toContain('<title>Alma State University</title>');
    expect(body.toString()).toContain('<meta name="description" content="In Alma">');
    expect(body.toString()).toContain('<meta name="keywords" content="Alma, college">');
    expect(body.toString()).toContain('<link rel="canonical" href="http://localhost:3000/college/1">');
    expect(body.toString()).toContain(
      '<script type="application/ld+json">{"@type":"CollegeOrUniversity","name":"Alma State University"}</script>',
    );
    expect(body.toString()).toContain(
      '<script type="application/json" id="answers">{"/api/colleges/1":{"name":"Alma State University"}}</script>',
    );
  });

  it.each(['/', '/index.html', '/college/1', '/inside', '/nothing', '/nasty', '/broken'])(
    'contains no placeholder: %s',
    async (path) => {
      expect(await page(path)).not.toMatch(/__[A-Z_]+__|<!--head-->/);
    },
  );

  it('contains the application name set by the operator, escaped', async () => {
    expect(await page('/')).toContain('<meta name="application-name" content="Al &#38; &#34;$&#38;&#34; Ma" />');
  });

  it('reports whether the visitor may be signed in', async () => {
    expect(await page('/')).toContain('name="session" content="none"');
    expect(await page('/', { Cookie: `sid=${'x'.repeat(32)}` })).toContain('name="session" content="perhaps"');
  });

  it('is excluded from search engines if it has no canonical URL', async () => {
    const inside = await page('/inside');

    expect(inside).toContain('<meta name="robots" content="noindex">');
    expect(inside).not.toContain('rel="canonical"');
  });

  it('returns 404 with the application when it does not exist', async () => {
    const { status, body } = await raw('/nothing');

    expect(status).toBe(404);
    expect(body.toString()).toContain('<title>Page not found</title>');
    expect(body.toString()).toContain('<div id="root"></div>');
    expect(body.toString()).toContain('noindex');
  });

  it('returns 503 with the application when its head cannot be determined', async () => {
    const { status, body } = await raw('/broken');

    expect(status).toBe(503);
    expect(body.toString()).toContain('<div id="root"></div>');
  });

  it('responds to HEAD like to GET, without the document', async () => {
    const { status, headers, body } = await raw('/college/1', {}, 'HEAD');

    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(Number(headers['content-length'])).toBeGreaterThan(500);
    expect(body).toHaveLength(0);
  });

  it('is not served from caches without revalidation', async () => {
    const { headers } = await raw('/');

    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('last-modified');
  });

  it.each([
    ['/COLLEGE/1', '/college/1'],
    ['/College/1?Compare=A,B&x=%2F?', '/college/1?Compare=A,B&x=%2F?'],
    ['/College/2?', '/college/2?'],
    ['/INSIDE', '/inside'],
    ['/States/CA?page=2', '/states/california?page=2'],
  ])('redirects permanently to the canonical path: %s', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      expect(await raw(path, {}, method)).toMatchObject({ status: 308, headers: { location } });
    }
  });

  it.each([
    ['/COLLEGE/9', 404],
    ['//EVIL.example/college/1', 404],
    ['//evil.example/COLLEGE/1', 404],
    ['/\\EVIL.example', 404],
    ['/API/college/1', 404],
    ['/INDEX.HTML', 404],
    ['/NOTHING', 404],
  ])('returns 404 without a redirect for %s', async (path, status) => {
    const answer = await raw(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBeUndefined();
  });

  it('does not redirect a POST to the path in lower case', async () => {
    expect((await raw('/COLLEGE/1', {}, 'POST')).headers.location).toBeUndefined();
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('returns 404 for %s', async (method) => {
    const { status, headers } = await raw('/', {}, method);

    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/application\/problem\+json/);
  });
});

describe('the nonce of a page', () => {
  const nonces = async (path: string) => {
    const { headers, body } = await raw(path);
    const inHeader = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];
    return { inHeader, inPage: [...body.toString().matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce) };
  };

  it('is the same in the header and everywhere in the document', async () => {
    const { inHeader, inPage } = await nonces('/');

    expect(inHeader).toMatch(/^[A-Za-z0-9+/]{24}$/);
    expect(inPage).toEqual([inHeader, inHeader]);
  });

  it('is new in every response', async () => {
    const twenty = await Promise.all(Array.from({ length: 20 }, () => nonces('/')));

    expect(new Set(twenty.map(({ inHeader }) => inHeader)).size).toBe(20);
  });
});

describe('the theme', () => {
  it.each([
    ['theme=dark', 'dark'],
    ['sid=x; theme=light', 'light'],
    ['theme="><script>', 'system'],
    ['nightly-theme=dark', 'system'],
  ])('is written into the document for the cookie %s', async (Cookie, theme) => {
    expect(await page('/', { Cookie })).toContain(`<html lang="en" data-theme="${theme}">`);
  });
});

describe('user content in a page', () => {
  it('cannot close or open an element', async () => {
    const html = await page('/nasty');
    const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);

    expect(scripts).toEqual([
      '<script type="application/ld+json">',
      '<script type="application/json" id="answers">',
      '<script type="module" src="/assets/app-abc123.js">',
    ]);
    expect(html).not.toContain('<script>alert');
  });

  it('is complete in the linked data', async () => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await page('/nasty'))?.[1] ?? '';

    expect(JSON.parse(json)).toEqual({ NASTY });
  });

  it('is escaped in the title and the meta tags, including dollar signs', async () => {
    const html = await page('/nasty');
    const escaped = '&#60;/script&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#34;&#39;&#38;$&#38;$1`${x}&#60;!--';

    expect(html).toContain(`<title>${escaped}</title>`);
    expect(html).toContain(`<div><p dir="auto">${escaped}</p><p dir="auto" aria-hidden="true">${escaped}</p></div>`);
    expect(html).toContain(`<meta name="description" content="${escaped}">`);
    expect(html).toContain(`<meta name="keywords" content="${escaped}">`);
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/&#34;&#62;&#60;script&#62;">');
  });
});

describe('a static file', () => {
  const SCRIPT_PATH = '/assets/app-abc123.js';

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ])('is compressed for the Accept-Encoding “%s”', async (acceptEncoding, encoding, unpack) => {
    const { status, headers, body } = await raw(SCRIPT_PATH, { 'Accept-Encoding': acceptEncoding });

    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers.vary).toMatch(/Accept-Encoding/i);
    expect(unpack(body).toString()).toBe(SCRIPT);
  });

  it('is cached for a year if its name contains a hash', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await raw(SCRIPT_PATH, { 'Accept-Encoding': encoding });
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it.each(['/sw.js', '/offline.html'])('is revalidated if its name contains no hash: %s', async (path) => {
    const { headers } = await raw(path);
    expect(headers['cache-control']).toBe('no-cache');

    expect((await raw(path, { 'If-None-Match': headers.etag ?? '' })).status).toBe(304);
  });

  it('responds to HEAD', async () => {
    const { status, headers, body } = await raw('/assets/small-def456.css', {}, 'HEAD');

    expect([status, headers['content-length'], body.length]).toEqual([200, '3', 0]);
  });

  it.each(['/assets/missing-000000.js', '/assets/missing-000000.js.br', '/favicon.ico', '/app.js.map'])(
    'returns a problem instead of a page if it is missing: %s',
    async (path) => {
      const { status, headers, body } = await raw(path);

      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/application\/problem\+json/);
      expect(body.toString()).not.toContain('<');
    },
  );

  it('has its own content security policy if it is outside the application', async () => {
    expect((await raw('/offline.html')).headers['content-security-policy']).toMatch(/^default-src 'none'/);
  });
});

describe('a path outside the public files', () => {
  const PATHS = [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/....//secret.txt',
    '//../secret.txt',
    '/secret.txt%00.js',
    '/.env',
    '/%2eenv',
    '/assets/../.env',
    '/.git/config',
    '/etc/passwd',
    '/assets/',
    '/assets',
  ];

  it.each(PATHS)('is not served: %s', async (path) => {
    const { status, body } = await raw(path);

    expect([400, 403, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/not for the world|root:|app-abc123\.js\.br/);
  });

  it.each(['/%', '/%ff', '/%E0%A4%A', '/x%', '/assets/%ff.js'])(
    'reveals nothing in the response to invalid encoding: %s',
    async (path) => {
      const { status, body } = await raw(path);

      expect([400, 404]).toContain(status);
      expect(body.toString()).not.toMatch(/ {4}at |node_modules/);
    },
  );

  it.each(['/./index.html', '//index.html', '/x/../index.html', '/index.html?x', '/%69ndex.html', '/INDEX.html'])(
    'never returns the document with placeholders: %s',
    async (path) => {
      expect(await page(path)).not.toContain('__CSP_NONCE__');
    },
  );
});
