import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { identityQueries } from '@/shared/auth';
import { queryClient, queryFetcher } from './query-client';

const CURRENT_USER = '/api/user';

afterEach(() => {
  jest.useRealTimers();
  queryClient.clear();
});

const read = (...queryKey: unknown[]) => queryClient.fetchQuery({ queryKey });
const readOrNull = (...queryKey: unknown[]) =>
  queryClient.fetchQuery({ queryKey, queryFn: queryFetcher({ on401: 'returnNull' }) });

describe('a query with a key', () => {
  beforeEach(() => server.respond('GET /api/alumni/search', [{ id: 8 }]));

  const queryOf = async (params?: Record<string, unknown>) => {
    await read('/api/alumni/search', params);
    const { query } = server.callsTo('GET /api/alumni/search')[0]!;
    query.delete('_t');
    return query.toString();
  };

  it('requests the URL in the first element', async () => {
    await expect(read('/api/alumni/search')).resolves.toEqual([{ id: 8 }]);
  });

  it('is sent with cookies, without caches and with the time', async () => {
    await read('/api/alumni/search');
    const [call] = server.calls;
    expect(call!.init).toMatchObject({ credentials: 'include', cache: 'no-store' });
    expect(call!.query.get('_t')).toMatch(/^\d+$/);
  });

  it('sends the second element as parameters', async () => {
    expect(await queryOf({ college: 'Boston University', mentor: true, limit: 50 })).toBe(
      'college=Boston+University&mentor=true&limit=50',
    );
  });

  it('repeats the parameter for each value of a list', async () => {
    expect(await queryOf({ years: [2015, 2016], industries: ['Finance'] })).toBe(
      'years=2015&years=2016&industries=Finance',
    );
  });

  it('omits null and undefined, and keeps empty strings, zero and false', async () => {
    expect(await queryOf({ college: null, major: undefined, years: [], q: '', offset: 0, mentor: false })).toBe(
      'q=&offset=0&mentor=false',
    );
  });

  it('adds to the parameters of the URL', async () => {
    await read('/api/alumni/search?major=Biology', { limit: 9 });
    const { query } = server.calls[0]!;
    expect([query.get('major'), query.get('limit')]).toEqual(['Biology', '9']);
  });

  it('is aborted when no one needs it anymore', async () => {
    server.holdRequests('GET /api/alumni/search');
    const reading = read('/api/alumni/search').catch(() => 'called off');
    await Promise.resolve();
    await queryClient.cancelQueries({ queryKey: ['/api/alumni/search'] });
    await expect(reading).resolves.toBe('called off');
    expect(server.calls[0]!.init.signal!.aborted).toBe(true);
  });
});

describe('a restored connection', () => {
  it('retries what could not be loaded', async () => {
    queryClient.mount();
    server.respond('GET /api/forum/posts', problem(503));
    const observer = new QueryObserver(queryClient, { queryKey: ['/api/forum/posts'] });
    const stop = observer.subscribe(() => undefined);
    await waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    server.respond('GET /api/forum/posts', ['read']);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await waitFor(() => expect(observer.getCurrentResult().data).toEqual(['read']));
    stop();
    queryClient.unmount();
  });
});

describe('a refused query', () => {
  it.each([
    ['a text', 418, 'I am a teapot', '418: I am a teapot'],
    ['JSON', 404, '{"message":"gone"}', '404: {"message":"gone"}'],
    ['nothing', 500, '', '500: '],
  ])('fails with the status and the body: %s', async (_, status, body, message) => {
    server.respond('GET /api/forum/posts', reply(status, body));
    await expect(read('/api/forum/posts')).rejects.toThrow(new Error(message));
  });

  it('fails on a 401 by default', async () => {
    server.respond('GET /api/meetings', () => problem(401, 'no'));
    server.respond('GET /api/user', () => problem(401));
    await expect(read('/api/meetings')).rejects.toMatchObject({
      status: 401,
      message: expect.stringMatching(/^401: /),
    });
  });

  it('returns null for a 401 if that is requested', async () => {
    server.respond('GET /api/meetings', () => problem(401));
    server.respond('GET /api/user', () => problem(401));
    await expect(readOrNull('/api/meetings')).resolves.toBeNull();
  });

  it('fails for any other status even then', async () => {
    server.respond('GET /api/meetings', () => problem(403, 'no'));
    await expect(readOrNull('/api/meetings')).rejects.toMatchObject({ status: 403 });
  });

  it.each([
    ['failing', read],
    ['reading as null', readOrNull],
  ])('reloads the current user after a 401, %s', async (_, reading) => {
    queryClient.setQueryData([CURRENT_USER], aStudent());
    server.respond('GET /api/meetings', () => problem(401));
    server.respond('GET /api/user', () => problem(401));
    await reading('/api/meetings').catch(() => undefined);
    expect(server.callsTo('GET /api/user')).toHaveLength(1);
    expect(queryClient.getQueryData([CURRENT_USER])).toBeNull();
  });
});

describe('the current user', () => {
  const ask = () => queryClient.fetchQuery(identityQueries.currentUser());

  it('is the user from the server', async () => {
    server.respond('GET /api/user', aStudent());
    await expect(ask()).resolves.toEqual(aStudent());
  });

  it('is null after a 401, with a single request', async () => {
    server.respond('GET /api/user', () => problem(401));
    await expect(ask()).resolves.toBeNull();
    expect(server.callsTo('GET /api/user')).toHaveLength(1);
  });

  it('is unknown after a server error', async () => {
    server.respond('GET /api/user', () => problem(500));
    await expect(ask()).rejects.toMatchObject({ status: 500 });
  });

  it('is always stale', async () => {
    server.respond('GET /api/user', aStudent());
    await ask();
    await ask();
    expect(server.callsTo('GET /api/user')).toHaveLength(2);
  });

  it('is cached for five minutes after the last use', async () => {
    jest.useFakeTimers();
    server.respond('GET /api/user', aStudent());
    await ask();
    jest.advanceTimersByTime(5 * 60_000 - 1);
    expect(queryClient.getQueryData([CURRENT_USER])).toBeDefined();
    jest.advanceTimersByTime(1);
    expect(queryClient.getQueryData([CURRENT_USER])).toBeUndefined();
  });
});

describe('the current user of a page that was sent to a visitor', () => {
  const ask = () => queryClient.fetchQuery(identityQueries.currentUser());

  beforeEach(() => {
    document.head.innerHTML = '<meta name="session" content="none">';
    server.respond('GET /api/user', aStudent());
  });
  afterEach(() => (document.head.innerHTML = ''));

  it('is null, without a request', async () => {
    await expect(ask()).resolves.toBeNull();
    expect(server.calls).toEqual([]);
  });

  it('is requested again after signing in', async () => {
    queryClient.setQueryData([CURRENT_USER], aStudent({ fullName: 'Robin Before' }));
    await expect(ask()).resolves.toEqual(aStudent());
  });
});

describe('loaded data', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    server.respond('GET /api/forum/posts', []);
  });

  const watch = () => new QueryObserver(queryClient, { queryKey: ['/api/forum/posts'] }).subscribe(() => undefined);
  const calls = () => server.callsTo('GET /api/forum/posts').length;
  const advanceTime = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('never becomes stale with time', async () => {
    const first = watch();
    await advanceTime(24 * 3_600_000);
    const second = watch();
    await advanceTime(1000);
    expect(calls()).toBe(1);
    first();
    second();
  });

  it.each([
    ['somebody comes back to its window', ['focus', 'visibilitychange']],
    ['the connection comes back', ['offline', 'online']],
  ])('is not refetched when %s, although it is stale', async (_, events) => {
    queryClient.mount();
    const stop = watch();
    await advanceTime(1000);
    await queryClient.invalidateQueries({ queryKey: ['/api/forum/posts'], refetchType: 'none' });
    events.forEach((event) => window.dispatchEvent(new Event(event)));
    await advanceTime(1000);
    expect(calls()).toBe(1);
    stop();
    queryClient.unmount();
  });

  it('is not retried after a failure', async () => {
    server.respond('GET /api/forum/posts', () => problem(500));
    const stop = watch();
    await advanceTime(60_000);
    expect(calls()).toBe(1);
    stop();
  });
});

describe('a failed change', () => {
  it('is not retried', async () => {
    jest.useFakeTimers();
    const mutationFn = jest.fn(() => Promise.reject(new Error('no')));
    const change = queryClient.getMutationCache().build(queryClient, { mutationFn });
    const changing = change.execute(undefined).catch(() => 'failed');
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(changing).resolves.toBe('failed');
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });
});
