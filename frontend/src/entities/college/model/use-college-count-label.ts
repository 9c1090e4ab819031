import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@/shared/lib/format';
import { collegeQueries } from '../api/colleges';

const CLAIMED_COLLEGE_COUNT = 6000;

/** Returns the label for the number of colleges: '6,000+' only while that is true, otherwise the exact number. */
export function useCollegeCountLabel(): string {
  const { data } = useQuery(collegeQueries.count());
  if (!data) return 'US colleges';
  return data.count >= CLAIMED_COLLEGE_COUNT ? '6,000+ colleges' : `${formatCount(data.count)} colleges`;
}
