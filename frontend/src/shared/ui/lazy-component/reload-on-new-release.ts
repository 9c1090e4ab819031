import { readStored, storeValue } from '@/shared/lib/storage';

const RELOADED_RELEASE_KEY = 'reloaded-for';

/** URL of the script that started this page; it changes with each release. */
const findEntryScriptUrl = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');

/**
 * For a piece of the page that couldn't be loaded: if a new release removed it, retries can't help, so the page is
 * reloaded, once per release. What was written in its forms is kept.
 * @throws the failure, if the page stays
 */
export async function reloadOnNewRelease(failure: unknown): Promise<never> {
  const current = findEntryScriptUrl();
  if (current && readStored(RELOADED_RELEASE_KEY, 'sessionStorage') !== current && (await isReleaseReplaced(current))) {
    storeValue(RELOADED_RELEASE_KEY, current, 'sessionStorage');
    window.location.reload();
    // The page is being reloaded: nothing more is shown.
    return new Promise(() => undefined);
  }
  throw failure;
}

async function isReleaseReplaced(current: string): Promise<boolean> {
  try {
    const page = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
    return page.ok && !(await page.text()).includes(current);
  } catch {
    return false;
  }
}
