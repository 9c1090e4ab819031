import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { collegeQueries } from '@/entities/college';

/** A link to a college by name, or by ID if the name can't be loaded. */
export function CollegeLink({ id }: { id: number }) {
  const { data } = useQuery(collegeQueries.detail(id));
  return (
    <Link to="/college/$collegeId" params={{ collegeId: String(id) }} className="link">
      {data?.name ?? `college ${id}`}
    </Link>
  );
}
