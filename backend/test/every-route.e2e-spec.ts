import { eventually, startApp, type TestApp } from './support/app';
import { cookieOf, PASSWORD, registered, studentForm } from './support/accounts';
import { digests } from './support/table-digests';
import { mountedRoutes, type MountedRoute } from './support/routes';

const READS = ['GET', 'HEAD'];
/** Routes whose body is a file. */
const UPLOADS = ['/api/user/avatar', '/api/admin/alumni/import'];
/** Called by mail programs with a form and without a page (RFC 8058); the link identifies the user. */
const ONE_CLICK = '/api/unsubscribe/:token';

let app: TestApp;
let cookie: string;
let routes: MountedRoute[];
beforeAll(async () => {
  app = await startApp();
  const browser = await registered(app, studentForm('robin'));
  await browser.post('/api/saved-colleges').send({ collegeId: 1 });
  cookie = cookieOf(await app.browser().post('/api/login').send({ username: 'robin', password: PASSWORD }).expect(200));
  // Background work of the registration must be done before tables are compared.
  await eventually(() => app.mails.length === 1);
  routes = mountedRoutes(app.app);
});

/** Calls a route with the session of a signed-in user. */
const call = ({ method, path }: MountedRoute, headers: Record<string, string>) =>
  app.visitor()[method.toLowerCase() as 'get'](path.replace(/:\w+/g, '1')).set('Cookie', cookie).set(headers);

/** Returns the routes that respond with a status other than `status`. */
async function others(
  asked: MountedRoute[],
  status: number,
  headers: Record<string, string>,
  body?: string,
): Promise<string[]> {
  const answers = await Promise.all(
    asked.map(async (route) => {
      const answer = await (body === undefined ? call(route, headers) : call(route, headers).send(body));
      return { name: `${route.method} ${route.path}: ${answer.status}`, isAsked: answer.status === status };
    }),
  );
  return answers.filter(({ isAsked }) => !isAsked).map(({ name }) => name);
}

describe('every route', () => {
  it('holds at most one database connection at a time', async () => {
    const browser = await registered(app, studentForm('casey'));
    for (const { method, path } of routes) {
      const ask = () => browser[method.toLowerCase() as 'post'](path.replace(/:\w+/g, '1'));
      const called = READS.includes(method) ? ask() : ask().set('Idempotency-Key', 'every-route-once').send({});
      // Some routes end the session.
      if ((await called).status === 401)
        await browser.post('/api/login').send({ username: 'casey', password: PASSWORD });
    }
    const { most } = app.connections;
    expect(most.size).toBeGreaterThan(100);
    expect([...most].filter(([, many]) => many !== 1)).toEqual([]);
  });
});

describe('every write', () => {
  const writes = (): MountedRoute[] =>
    routes.filter(({ method, path }) => !READS.includes(method) && path !== ONE_CLICK);
  const OWN = 'http://localhost:3000';

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['a neighbour on the same domain', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.localhost:3000' }],
    ['another site that claims our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: OWN }],
    ['another site in an old browser', { Origin: 'https://evil.example' }],
    ['nowhere', { Origin: 'null' }],
  ])('from %s is refused, and changes nothing', async (_, headers) => {
    const before = await digests(app);
    expect(writes().length).toBeGreaterThan(30);
    expect(await others(writes(), 403, headers as Record<string, string>, '{}')).toEqual([]);
    expect(await digests(app)).toEqual(before);
  });

  it.each([
    ['as a form', 'application/x-www-form-urlencoded', 'username=robin&password=x'],
    ['as plain text', 'text/plain', '{"username":"robin"}'],
    [
      'with a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
    ],
    ['without saying what it is', '', '{}'],
  ])('sent %s is refused with 415, and changes nothing', async (_, type, body) => {
    const before = await digests(app);
    const asked = writes().filter(({ path }) => !(type.startsWith('multipart') && UPLOADS.includes(path)));
    expect(await others(asked, 415, { Origin: OWN, 'Content-Type': type }, body)).toEqual([]);
    expect(await digests(app)).toEqual(before);
  });
});

describe('every read', () => {
  const reads = (): MountedRoute[] => routes.filter(({ method }) => READS.includes(method));
  /** The headers of an `<img src>` on another site. */
  const AS_A_PICTURE = {
    'Sec-Fetch-Site': 'cross-site',
    'Sec-Fetch-Dest': 'image',
    Origin: 'https://evil.example',
    Referer: 'https://evil.example/',
  };

  // A read can start a sign-in attempt with a provider and record a refusal; neither acts for the user.
  const MAY_CHANGE = ['identity.external_attempts', 'identity.audit_log'];

  it('changes nothing, and signs no one out', async () => {
    const before = await digests(app, MAY_CHANGE);
    expect(reads().length).toBeGreaterThan(30);
    for (const route of reads()) expect((await call(route, AS_A_PICTURE)).status).toBeLessThan(500);
    expect(await digests(app, MAY_CHANGE)).toEqual(before);
    await app.visitor().get('/api/user').set('Cookie', cookie).expect(200);
  });

  it('is not readable by a page of another origin, except for the catalog without credentials', async () => {
    for (const route of reads()) {
      const { headers } = await call(route, AS_A_PICTURE);
      const granted = Object.keys(headers as object).filter((name) => name.startsWith('access-control-'));
      const isOfCatalog = /^\/api\/(colleges|programs)(\/|$)/.test(route.path);
      const open = ['access-control-allow-origin', 'access-control-expose-headers'];
      expect([route.path, granted.filter((name) => !isOfCatalog || !open.includes(name))]).toEqual([route.path, []]);
    }
  });
});
