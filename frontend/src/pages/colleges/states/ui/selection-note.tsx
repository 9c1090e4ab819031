import { useQuery } from '@tanstack/react-query';
import { collegeQueries } from '@/entities/college';
import { plural } from '@/shared/lib/plural';

/** Says that the list isn't complete while the catalog has only the colleges that come with the product. */
export function SelectionNote() {
  const { data } = useQuery(collegeQueries.count());
  if (data?.source !== 'starter') return null;
  return (
    <p className="num text-sm text-muted">
      {plural(data.count, {
        one: 'Our list is a selection of # US college.',
        other: 'Our list is a selection of # US colleges.',
      })}
    </p>
  );
}
