import type { OriginCollege } from '@/features/onboarding';
import { parseCollegeFromFinderLink } from './college-of-finder-link';

/**
 * Returns the college of the page to return to: a college page, the hub of a college, or the finder filtered by one.
 */
export function findOriginCollege(next: string | undefined): OriginCollege | undefined {
  const [path = '', query] = next?.split('?') ?? [];
  const isHubPath = ['/college', '/college-hub'].includes(path);
  const id = isHubPath ? new URLSearchParams(query).get('id') : /^\/college\/(\d+)$/.exec(path)?.[1];
  if (id && /^[1-9]\d{0,8}$/.test(id)) return { id: Number(id) };
  const name = parseCollegeFromFinderLink(next);
  return name ? { name } : undefined;
}
