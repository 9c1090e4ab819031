import type { User } from '@/shared/auth';
import { parseCollegeFromFinderLink } from '@/shared/lib/next-path';
import { storeOriginCollege, type OriginCollege } from './origin-college';

/**
 * Returns the college of the page to return to: a college page, the hub of a college, or the finder filtered by one.
 */
export function findOriginCollege(next: string | undefined): OriginCollege | undefined {
  const [path = '', query] = next?.split('?') ?? [];
  const isHub = ['/college', '/college-hub'].includes(path);
  const id = isHub ? new URLSearchParams(query).get('id') : /^\/college\/(\d+)$/.exec(path)?.[1];
  if (id && /^[1-9]\d{0,8}$/.test(id)) return { id: Number(id) };
  const name = parseCollegeFromFinderLink(next);
  return name ? { name } : undefined;
}

/** Stores through which college a new student came: that of the page to return to, or else the one with this name. */
export function storeOriginOfRegistration(
  { id, role }: Pick<User, 'id' | 'role'>,
  next: string | undefined,
  name?: string,
): void {
  const origin = findOriginCollege(next) ?? (name ? { name } : undefined);
  if (origin && role === 'student') storeOriginCollege(id, origin);
}
