/** Returns the filters of the finder if it is the page to return to. */
function parseFinderLink(next: string | undefined): URLSearchParams {
  const [path, query] = next?.split('?') ?? [];
  return new URLSearchParams(path === '/find-alumni' ? query : '');
}

/** Returns the college whose alumni a visitor wants to ask, if the page to return to is the finder filtered by it. */
export const parseCollegeFromFinderLink = (next: string | undefined): string | undefined =>
  parseFinderLink(next).get('college')?.trim() || undefined;

/** Whether the page to return to is the finder, filtered by the colleges that alumni considered. */
export const isLinkToCrossroads = (next: string | undefined): boolean => parseFinderLink(next).has('chosenBetween');
