import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { collegeQueries } from '@/shared/api';

/** The way to a college by its name, or by its number while the name cannot be had. */
export function CollegeLink({ id }: { id: number }) {
  const { data } = useQuery(collegeQueries.detail(id));
  return (
    <Link to="/college/$collegeId" params={{ collegeId: String(id) }} className="link">
      {data?.name ?? `college ${id}`}
    </Link>
  );
}
