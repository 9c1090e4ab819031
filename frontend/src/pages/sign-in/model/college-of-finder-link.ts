/** Returns the college whose alumni a visitor wants to ask, if the page to return to is the finder filtered by it. */
export function parseCollegeFromFinderLink(next: string | undefined): string | undefined {
  const [path, query] = next?.split('?') ?? [];
  if (path !== '/find-alumni') return undefined;
  return new URLSearchParams(query).get('college')?.trim() || undefined;
}
