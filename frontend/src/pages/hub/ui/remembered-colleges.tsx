import { CollegeTile, type RememberedCollege } from '@/entities/college';

/** Colleges as cards that lead to the hub. */
export function RememberedColleges({ colleges }: { colleges: readonly RememberedCollege[] }) {
  return (
    <ul className="mt-4 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {colleges.map((college) => (
        <li key={college.id} className="card p-5">
          <CollegeTile college={college} heading="h3" opens="hub" />
        </li>
      ))}
    </ul>
  );
}
