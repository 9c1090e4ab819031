import { formatCount } from '@/shared/lib/format';
import type { CollegeFacets } from '../api/directory';

/**
 * Says for how many colleges majors are known, and for how many of them only in groups, as the institution-level file
 * lists them until the list of programs has been imported.
 */
export function majorsDataText(
  { majors_known, majors_grouped }: Pick<CollegeFacets, 'majors_known' | 'majors_grouped'>,
  colleges: string,
): string {
  const known = `We have data on majors for ${formatCount(majors_known)} ${colleges}.`;
  if (majors_grouped === 0) return known;
  const grouped = majors_grouped === majors_known ? 'all' : formatCount(majors_grouped);
  return `${known} For ${grouped} of them, our source lists only groups of majors, so some majors may be missing.`;
}
