import { CollegeTile, useCollegeLists } from '@/entities/college';

/** The recent colleges of this device. */
export default function RecentColleges() {
  const { recent } = useCollegeLists();
  return (
    // On phones, an empty list would only make the page longer.
    <section aria-labelledby="recent" className={recent.length === 0 ? 'max-sm:hidden' : undefined}>
      <h2 id="recent" className="text-2xl">
        Recently Viewed
      </h2>
      {recent.length === 0 ? (
        <p className="mt-2 text-muted">No colleges yet. Search for one above, and it will appear here.</p>
      ) : (
        <ul className="mt-4 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {recent.map((college) => (
            <li key={college.id} className="card p-5">
              <CollegeTile college={college} heading="h3" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
