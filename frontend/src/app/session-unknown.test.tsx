import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { silenceConsole } from '@test/support/console';
import { aStudent } from '@test/support/people';
import { problem, reply, server } from '@test/support/server';
import { visit } from '@test/support/visit';
import { createAppRouter } from './router';

/** Every page in the frame that isn't useful without knowing who reads it. */
interface Page {
  readonly id: string;
  readonly fullPath: string;
  readonly options: { readonly staticData?: { readonly isPublic?: true } };
}
const pages = Object.values(createAppRouter(new QueryClient()).routesById) as readonly Page[];
const PROTECTED = pages
  .filter(({ id, options }) => id.startsWith('/_open/') && !options.staticData?.isPublic)
  .map(({ fullPath }) => fullPath.replace(/\$\w+/g, '1'))
  .filter((path) => !path.includes('$'));

const TITLE = 'We couldn’t load your account';
/** Second by second, so that effects start the next timer in between. */
async function seconds(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  silenceConsole();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const FAILURES: readonly [string, () => void, string | RegExp][] = [
  [
    '429',
    () =>
      server.respond('GET /api/user', () => reply(429, { message: 'Please wait a moment.' }, { 'Retry-After': '7' })),
    'Please wait a moment.',
  ],
  ['503', () => server.respond('GET /api/user', () => problem(503)), 'Server error. Please try again later.'],
  ['no connection', () => server.failToConnect('GET /api/user'), /couldn’t reach the server/],
  ['no answer', () => server.holdRequests('GET /api/user'), /couldn’t reach the server/],
];

describe('a page whose user can’t be loaded', () => {
  it('is one of more than twenty', () => expect(PROTECTED.length).toBeGreaterThan(20));

  describe.each(FAILURES)('because of %s', (_, fail, sentence) => {
    it.each(PROTECTED)('keeps its URL and explains what happened: %s', async (path) => {
      fail();
      const { place } = visit(path);
      await seconds(11);
      expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent(sentence);
      expect(place()).toBe(path);
    });
  });

  it('is requested again, less and less often, until the server responds', async () => {
    server.respond('GET /api/user', () => problem(503));
    const { place } = visit('/notifications');
    await seconds(60);
    const calls = server.callsTo('GET /api/user').length;
    expect(calls).toBeGreaterThan(3);
    expect(calls).toBeLessThan(8);

    server.respond('GET /api/user', aStudent());
    server.respond('GET /api/notifications', []);
    await seconds(31);
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    expect(place()).toBe('/notifications');
  });

  it('waits as long as the server asks', async () => {
    server.respond('GET /api/user', () => reply(429, {}, { 'Retry-After': '20' }));
    visit('/events');
    await seconds(1);
    expect(await screen.findByText(/^Trying again in \d+ seconds\.$/)).toBeVisible();
    await seconds(15);
    expect(server.callsTo('GET /api/user')).toHaveLength(1);
    await seconds(6);
    expect(server.callsTo('GET /api/user')).toHaveLength(2);
  });

  it('waits up to half as long again at random, so that clients don’t return all at once', async () => {
    jest.mocked(Math.random).mockReturnValue(0.9);
    server.respond('GET /api/user', () => reply(429, {}, { 'Retry-After': '20' }));
    visit('/events');
    await seconds(27);
    expect(server.callsTo('GET /api/user')).toHaveLength(1);
    await seconds(4);
    expect(server.callsTo('GET /api/user')).toHaveLength(2);
  });
});
