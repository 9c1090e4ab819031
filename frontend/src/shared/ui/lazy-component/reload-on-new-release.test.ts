import { reply, server } from '@test/support/server';
import { reloadOnNewRelease } from './reload-on-new-release';

const failure = new TypeError('Failed to fetch dynamically imported module');
const OLD = '/assets/index-old.js';

beforeEach(() => {
  document.head.innerHTML = `<script type="module" src="${OLD}"></script>`;
});
afterEach(() => {
  document.head.innerHTML = '';
});

/** Whether the page was loaded again instead of showing the failure. */
async function outcome(): Promise<'stays' | 'reloads'> {
  // jsdom cannot load a page again, and says so.
  const reload = jest.spyOn(console, 'error').mockReturnValue();
  const stays = reloadOnNewRelease(failure).catch(() => 'stays' as const);
  const reloads = new Promise<'reloads'>((resolve) => {
    const timer = setInterval(() => {
      if (reload.mock.calls.length === 0) return;
      clearInterval(timer);
      resolve('reloads');
    }, 1);
    void stays.then(() => clearInterval(timer));
  });
  return Promise.race([stays, reloads]);
}

describe('a piece of the page that cannot be fetched', () => {
  it('loads the page again where a new release took it away, once', async () => {
    server.answers('GET /', reply(200, '<script type="module" src="/assets/index-new.js"></script>'));
    expect(await outcome()).toBe('reloads');
    expect(await outcome()).toBe('stays');
  });

  it('leaves the page where it is while the release is the same', async () => {
    server.answers('GET /', reply(200, `<script type="module" src="${OLD}"></script>`));
    expect(await outcome()).toBe('stays');
  });

  it('leaves the page where it is without a connection', async () => {
    server.cannotBeReached('GET /');
    expect(await outcome()).toBe('stays');
  });
});
