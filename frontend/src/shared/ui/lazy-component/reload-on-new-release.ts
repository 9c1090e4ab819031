import { readStored, store } from '@/shared/lib/storage';

const RELOADED = 'reloaded-for';

/** The script that this page was started with; its name changes with each release. */
const entry = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');

/**
 * For a piece of the page that could not be fetched: where a new release has taken it away, no further try would help, so the page
 * is loaded again, once for each release. What was written in its forms is kept.
 * @throws the failure, where the page stays
 */
export async function reloadOnNewRelease(failure: unknown): Promise<never> {
  const current = entry();
  if (current && readStored(RELOADED, 'sessionStorage') !== current && (await isReplaced(current))) {
    store(RELOADED, current, 'sessionStorage');
    window.location.reload();
    // The page is on its way out: nothing more is shown meanwhile.
    return new Promise(() => undefined);
  }
  throw failure;
}

async function isReplaced(current: string): Promise<boolean> {
  try {
    const page = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
    return page.ok && !(await page.text()).includes(current);
  } catch {
    return false;
  }
}
