import { startApp, type TestApp } from './support/app';
import { pagesFolder } from './support/pages';
import { emptyTables } from './support/empty-tables';

const webRoot = pagesFolder();
const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret for a test in production mode',
  APP_ORIGIN: 'https://gradspan.example',
  RATE_LIMITS: 'on',
};

/** Headers that differ between responses, or belong to the connection. */
const VARYING_HEADERS = [
  'date',
  'x-request-id',
  'content-length',
  'connection',
  'keep-alive',
  'ratelimit',
  'ratelimit-policy',
];

/** Returns all other headers of a response; the nonce becomes {N}. */
async function headersOf(app: TestApp, path: string, method: 'get' | 'post' = 'get'): Promise<Record<string, string>> {
  const { headers } = await app.visitor()[method](path);
  const telling = Object.entries(headers as Record<string, string>).filter(([name]) => !VARYING_HEADERS.includes(name));
  return Object.fromEntries(
    telling.map(([name, value]) => [name, String(value).replace(/'nonce-[^']+'/, "'nonce-{N}'")]),
  );
}

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-{N}'; " +
  "img-src 'self' data: https://lh3.googleusercontent.com https://media.licdn.com; font-src 'self'; " +
  "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'none'; object-src 'none'; frame-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; ";
const REPORTS = 'report-to csp; report-uri /api/csp-report';
const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

const COMMON_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  vary: 'Accept-Encoding',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const PAGE = {
  ...COMMON_HEADERS,
  'cache-control': 'private, no-cache',
  'content-type': 'text/html; charset=utf-8',
  'reporting-endpoints': 'csp="/api/csp-report"',
};
const API_HEADERS = {
  ...COMMON_HEADERS,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

describe('response headers', () => {
  let production: TestApp;
  let development: TestApp;
  beforeAll(async () => {
    production = await startApp(PRODUCTION, { webRoot });
    development = await startApp({ DATABASE_URL: production.settings.databaseUrl }, { webRoot });
  });

  describe('of pages', () => {
    it('are complete in production', async () => {
      expect(await headersOf(production, '/')).toEqual({
        ...PAGE,
        ...HSTS,
        'content-security-policy': `${PAGE_POLICY}upgrade-insecure-requests; ${REPORTS}`,
      });
    });

    it('are complete in development, without HTTPS', async () => {
      expect(await headersOf(development, '/')).toEqual({
        ...PAGE,
        'content-security-policy': PAGE_POLICY + REPORTS,
      });
    });

    it.each([
      '/auth',
      '/auth?next=%2Fcolleges',
      '/verify-email?token=secret',
      '/forgot-password',
      '/reset-password?token=secret',
      '/restore-account?token=secret',
      '/claim?token=secret',
      '/unsubscribe?token=secret',
    ])('prevent %s from being sent as a referrer', async (path) => {
      expect(await headersOf(production, path)).toMatchObject({ 'referrer-policy': 'no-referrer' });
    });
  });

  describe('of the API', () => {
    it('are complete in production', async () => {
      expect(await headersOf(production, '/api/reviews/summary?collegeId=1')).toEqual({
        ...API_HEADERS,
        ...HSTS,
        'content-type': 'application/json; charset=utf-8',
      });
    });

    it('are complete in development', async () => {
      expect(await headersOf(development, '/api/reviews/summary?collegeId=1')).toEqual({
        ...API_HEADERS,
        'content-type': 'application/json; charset=utf-8',
      });
    });

    it('let caches store the catalog', async () => {
      expect(await headersOf(production, '/api/colleges/count')).toEqual({
        ...API_HEADERS,
        ...HSTS,
        'access-control-allow-origin': '*',
        'access-control-expose-headers': expect.stringContaining('ETag'),
        'cache-control': 'public, max-age=60, stale-while-revalidate=600',
        'content-type': 'application/json; charset=utf-8',
        etag: expect.any(String),
        vary: 'Cookie, Authorization, Accept-Encoding',
      });
    });

    it.each([
      ['something that does not exist', '/api/nothing', 'get'],
      ['someone who is not signed in', '/api/notifications', 'get'],
      ['a body that is missing', '/api/login', 'post'],
      ['an address that is no text', '/api/%ff', 'get'],
    ] as const)('are the same when it refuses %s', async (_, path, method) => {
      expect(await headersOf(production, path, method)).toEqual({
        ...API_HEADERS,
        ...HSTS,
        'content-type': 'application/problem+json; charset=utf-8',
      });
    });

    it('ask for an access token where one is accepted', async () => {
      expect(await headersOf(production, '/api/user', 'get')).toMatchObject({
        'www-authenticate': 'Bearer realm="Gradspan"',
      });
    });
  });

  describe('of other routes', () => {
    it.each(['/health/live', '/health/ready'])('protect %s like the API', async (path) => {
      expect(await headersOf(production, path)).toEqual({
        ...API_HEADERS,
        ...HSTS,
        'content-type': 'application/json; charset=utf-8',
      });
    });

    it.each(['/assets/app-abc123.js', '/assets/missing.js', '/sw.js'])('are equally strict for %s', async (path) => {
      expect(await headersOf(production, path)).toMatchObject({ ...COMMON_HEADERS, ...HSTS });
    });

    it('permit the styles of the API documentation, and nothing else', async () => {
      const { 'content-security-policy': policy } = await headersOf(production, '/api/docs');

      expect(policy).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
          "font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      const { text } = await production.visitor().get('/api/docs/').expect(200);
      expect(text).not.toMatch(/<script>|<script type=.text|onload=/);
    });
  });

  it('are the same for the API if its path is written differently', async () => {
    const withoutPages = await startApp({ ...PRODUCTION, DATABASE_URL: production.settings.databaseUrl });
    await emptyTables(withoutPages.db, 'platform.rate_limits');
    const headers = await headersOf(withoutPages, '/API/reviews/summary?collegeId=1');

    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': API_HEADERS['content-security-policy'],
    });
    expect(await withoutPages.db.query('SELECT points FROM platform.rate_limits')).toEqual([{ points: 1 }]);
  });

  const EVERY_KIND = [
    '/',
    '/auth',
    '/nothing',
    '/api/colleges/count',
    '/api/user',
    '/api/nothing',
    '/health/live',
    '/sw.js',
  ];

  it.each(EVERY_KIND)('do not reveal the server software: %s', async (path) => {
    for (const app of [production, development]) {
      const headers = await headersOf(app, path);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
  });

  it.each(EVERY_KIND)('set no cookie for visitors: %s', async (path) => {
    for (const app of [production, development]) expect(await headersOf(app, path)).not.toHaveProperty('set-cookie');
  });

  it.each(['/api/reviews/summary?collegeId=1', '/api/user', '/api/openapi.json'])(
    'do not let caches store %s',
    async (path) => {
      const headers = await headersOf(production, path);

      expect(headers['cache-control']).toBe('no-store');
      expect(headers).not.toHaveProperty('etag');
      expect(headers).not.toHaveProperty('last-modified');
    },
  );

  it.each(EVERY_KIND.filter((path) => path !== '/api/colleges/count'))(
    'grant nothing to other origins: %s',
    async (path) => {
      const { headers } = await production.visitor().get(path).set('Origin', 'https://evil.example');

      expect(Object.keys(headers as object).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  it.each(['/api/colleges/count', '/api/colleges/0', '/api/programs'])(
    'let pages of other origins read the catalog without credentials, also its errors: %s',
    async (path) => {
      const { headers } = await production.visitor().get(path).set('Origin', 'https://a.example');

      expect(headers).toMatchObject({ 'access-control-allow-origin': '*' });
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  it('permit reads, and no writes, to a preflight request', async () => {
    const preflight = (method: string) =>
      production
        .visitor()
        .options('/api/colleges')
        .set('Origin', 'https://a.example')
        .set('Access-Control-Request-Method', method);

    const { headers } = await preflight('GET').expect(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'Authorization, If-None-Match',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect((await preflight('DELETE')).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('do not permit a preflight request of another origin', async () => {
    const { headers } = await production
      .visitor()
      .options('/api/login')
      .set('Origin', 'https://evil.example')
      .set('Access-Control-Request-Method', 'POST');

    expect(Object.keys(headers as object).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});
