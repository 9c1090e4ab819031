import { useQuery } from '@tanstack/react-query';
import { alumniQueries } from '@/entities/alum';
import { toAlumniFilters, type FinderSearch } from '../model/search';
import { BarList } from './bar-list';

/** Employers of alumni with a major. Renders nothing if too few alumni have entered one. */
export function TopEmployers({ viewer, search }: { viewer: number; search: FinderSearch }) {
  const { data } = useQuery({
    ...alumniQueries.stats(toAlumniFilters(search), viewer),
    enabled: search.major !== undefined,
  });
  if (!search.major || !data || data.employers.length === 0) return null;
  return (
    <BarList
      title={`Where ${search.major} alumni work`}
      lead="Employers with at least five of these alumni"
      counts={data.employers}
    />
  );
}
