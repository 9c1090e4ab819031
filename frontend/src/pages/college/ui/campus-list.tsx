import { Link } from '@tanstack/react-router';
import type { CollegeDetail } from '@/entities/college';

export function CampusList({ campuses }: { campuses: CollegeDetail['campuses'] }) {
  if (campuses.length === 0) return null;
  return (
    <section aria-labelledby="campuses" className="card p-5">
      <h2 id="campuses" className="text-xl">
        Branch campuses
      </h2>
      <ul className="mt-3">
        {campuses.map(({ id, name, city, state }) => (
          <li key={id} className="border-t border-line py-2">
            <Link to="/college/$collegeId" params={{ collegeId: String(id) }} className="link font-semibold">
              {name}
            </Link>
            <p className="text-sm text-muted">
              {city}, {state}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
