import { aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { identityQueries } from './identity';
import { queryClient } from './query-client';
import { request } from './request';

const CURRENT_USER = '/api/user';
const robin = aStudent();

const known = () => queryClient.getQueryData([CURRENT_USER]);
const isMarkedOld = () => queryClient.getQueryState([CURRENT_USER])?.isInvalidated;
const askedForTheUser = () => server.callsTo('GET /api/user').length;

afterEach(() => queryClient.clear());

describe('sending a request', () => {
  beforeEach(() => server.answers('POST /api/messages', { id: 3 }));

  const sent = async (method: string, payload?: unknown) => {
    server.answers(`${method} /api/messages`, {});
    await request(method, '/api/messages', payload);
    return server.callsTo(`${method} /api/messages`)[0]!;
  };

  it('answers with what the server said', async () => {
    await expect(request('POST', '/api/messages', { content: 'Hi' })).resolves.toEqual({ id: 3 });
  });

  it('answers with nothing when the server had nothing to say', async () => {
    server.answers('DELETE /api/messages/3', () => reply(204));
    await expect(request('DELETE', '/api/messages/3')).resolves.toBeUndefined();
  });

  it('takes the cookies along and goes past every cache', async () => {
    const { init } = await sent('POST', {});
    expect(init).toMatchObject({ credentials: 'include', cache: 'no-store' });
    expect(new Headers(init.headers).get('Cache-Control')).toContain('no-cache');
    expect(new Headers(init.headers).get('Pragma')).toBe('no-cache');
  });

  it('sends a payload as JSON and says so', async () => {
    const { init, body } = await sent('POST', { recipientId: 8, content: 'Hi' });
    expect(body).toEqual({ recipientId: 8, content: 'Hi' });
    expect(new Headers(init.headers).get('Content-Type')).toBe('application/json');
  });

  it('sends neither a body nor its type without a payload', async () => {
    const { init } = await sent('POST');
    expect(init.body).toBeUndefined();
    expect(new Headers(init.headers).has('Content-Type')).toBe(false);
  });

  it('stamps a GET with the time', async () => {
    const before = Date.now();
    const { query } = await sent('GET');
    expect(Number(query.get('_t'))).toBeGreaterThanOrEqual(before);
    expect(Number(query.get('_t'))).toBeLessThanOrEqual(Date.now());
  });

  it('keeps the parameters a GET has already', async () => {
    server.answers('GET /api/alumni/search', []);
    await request('GET', '/api/alumni/search?major=Biology');
    const [call] = server.callsTo('GET /api/alumni/search');
    expect(call!.query.get('major')).toBe('Biology');
    expect(call!.query.has('_t')).toBe(true);
  });

  it.each(['POST', 'PATCH', 'PUT', 'DELETE'])('leaves the address of a %s alone', async (method) => {
    const { query } = await sent(method, {});
    expect([...query]).toEqual([]);
  });
});

describe('the current user after a request', () => {
  beforeEach(() => {
    server.answers('GET /api/user', robin);
    queryClient.setQueryData([CURRENT_USER], null);
  });

  it.each(['/api/login', '/api/login/two-factor', '/api/register'])(
    'is fetched and stored after a successful POST to %s',
    async (path) => {
      server.answers(`POST ${path}`, { id: 7 });
      await request('POST', path, {});
      expect(known()).toEqual(robin);
      expect(askedForTheUser()).toBe(1);
    },
  );

  it.each([
    ['cannot be reached', () => server.cannotBeReached('GET /api/user')],
    ['breaks over it', () => server.answers('GET /api/user', () => problem(500))],
    ['answers with something unreadable', () => server.answers('GET /api/user', () => reply(200, '<html>'))],
  ])('is whom the login named when the server then %s', async (_, failToSay) => {
    server.answers('POST /api/login', robin);
    failToSay();
    await expect(request('POST', '/api/login', {})).resolves.toEqual(robin);
    expect(known()).toEqual(robin);
  });

  it('is no one yet when the login asks for a code as well', async () => {
    server.answers('POST /api/login', { twoFactorRequired: true });
    await expect(request('POST', '/api/login', {})).resolves.toEqual({ twoFactorRequired: true });
    expect(known()).toBeNull();
    expect(askedForTheUser()).toBe(0);
  });

  it('is no one when the session did not hold after all', async () => {
    server.answers('POST /api/login', robin);
    server.answers('GET /api/user', () => problem(401));
    await request('POST', '/api/login', {});
    expect(known()).toBeNull();
  });

  it('is fetched after the answer of the login, whose cookie it needs', async () => {
    server.answers('POST /api/login', { id: 7 });
    await request('POST', '/api/login', {});
    expect(server.calls.map(({ path }) => path)).toEqual(['/api/login', '/api/user']);
  });

  it.each(['GET', 'POST', 'PATCH', 'DELETE'])('is fetched after any %s that was answered 401', async (method) => {
    server.answers(`${method} /api/meetings`, () => problem(401));
    server.answers('GET /api/user', () => problem(401));
    queryClient.setQueryData([CURRENT_USER], robin);
    await expect(request(method, '/api/meetings')).rejects.toThrow();
    expect(askedForTheUser()).toBe(1);
    expect(known()).toBeNull();
  });

  it('is fetched after a refused login', async () => {
    server.answers('POST /api/login', () => problem(401));
    await expect(request('POST', '/api/login', {})).rejects.toThrow();
    expect(askedForTheUser()).toBe(1);
  });

  it('is not fetched again after its own 401, which would never end', async () => {
    server.answers('GET /api/user', () => problem(401));
    await expect(request('GET', '/api/user')).rejects.toThrow();
    expect(askedForTheUser()).toBe(1);
  });

  it.each([
    ['another success', 'POST', '/api/messages', 200],
    ['a logout', 'POST', '/api/logout', 200],
    ['a login that failed for another reason', 'POST', '/api/login', 400],
    ['a login the server broke over', 'POST', '/api/login', 500],
    ['something else at the login’s address', 'PATCH', '/api/login', 200],
    ['a refusal', 'POST', '/api/messages', 403],
  ])('is only marked as old after %s', async (_, method, path, status) => {
    server.answers(`${method} ${path}`, () => reply(status, {}));
    await request(method, path, {}).catch(() => undefined);
    expect(isMarkedOld()).toBe(true);
    expect(askedForTheUser()).toBe(0);
  });

  it('is not overwritten by an older answer that comes late', async () => {
    const held = server.holds('GET /api/user');
    const asking = queryClient.fetchQuery(identityQueries.currentUser()).catch(() => undefined);
    server.answers('GET /api/user', robin);
    server.answers('POST /api/login', { id: 7 });
    await request('POST', '/api/login', {});
    held[0]!.answer(problem(401));
    await asking;
    expect(known()).toEqual(robin);
  });

  it('stays as it was when the server cannot be asked', async () => {
    queryClient.setQueryData([CURRENT_USER], robin);
    server.answers('GET /api/meetings', () => problem(401));
    server.cannotBeReached('GET /api/user');
    await expect(request('GET', '/api/meetings')).rejects.toMatchObject({ status: 401 });
    expect(known()).toEqual(robin);
  });
});

describe('a request that never arrives', () => {
  it('fails and leaves the current user alone', async () => {
    queryClient.setQueryData([CURRENT_USER], robin);
    server.cannotBeReached('POST /api/messages');
    await expect(request('POST', '/api/messages', {})).rejects.toThrow('Failed to fetch');
    expect(known()).toEqual(robin);
  });
});
