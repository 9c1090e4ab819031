import { reply, server } from '@test/support/server';
import { reloadOnNewRelease } from './reload-on-new-release';

const failure = new TypeError('Failed to fetch dynamically imported module');
const OLD_SCRIPT_PATH = '/assets/index-old.js';

beforeEach(() => {
  document.head.innerHTML = `<script type="module" src="${OLD_SCRIPT_PATH}"></script>`;
});
afterEach(() => {
  document.head.innerHTML = '';
});

/** Returns whether the page was reloaded instead of showing the failure. */
async function outcome(): Promise<'stays' | 'reloads'> {
  // jsdom can't reload a page, and logs an error.
  const consoleError = jest.spyOn(console, 'error').mockReturnValue();
  const stays = reloadOnNewRelease(failure).catch(() => 'stays' as const);
  const reloads = new Promise<'reloads'>((resolve) => {
    const timer = setInterval(() => {
      if (consoleError.mock.calls.length === 0) return;
      clearInterval(timer);
      resolve('reloads');
    }, 1);
    void stays.then(() => clearInterval(timer));
  });
  return Promise.race([stays, reloads]);
}

describe('a piece of the page that cannot be loaded', () => {
  it('reloads the page once if a new release removed it', async () => {
    server.respond('GET /', reply(200, '<script type="module" src="/assets/index-new.js"></script>'));
    expect(await outcome()).toBe('reloads');
    expect(await outcome()).toBe('stays');
  });

  it('keeps the page while the release is the same', async () => {
    server.respond('GET /', reply(200, `<script type="module" src="${OLD_SCRIPT_PATH}"></script>`));
    expect(await outcome()).toBe('stays');
  });

  it('keeps the page while offline', async () => {
    server.failToConnect('GET /');
    expect(await outcome()).toBe('stays');
  });
});
