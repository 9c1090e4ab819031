import type { CollegeCount } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';

const CLAIMED = 6000;

/** '6,000+ colleges' only while that is true; otherwise what there really is. */
export function collegesClaim(colleges: CollegeCount | undefined): string {
  if (!colleges) return 'US colleges';
  return colleges.count >= CLAIMED ? '6,000+ colleges' : `${formatCount(colleges.count)} colleges`;
}
