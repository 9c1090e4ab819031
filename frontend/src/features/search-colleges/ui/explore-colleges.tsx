import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { College } from '@/entities/college';
import { buttonStyles } from '@/shared/ui/button';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { useCollegeSearch } from '../model/use-college-search';
import { CollegeSearchBox } from './college-search-box';

const loadResults = () => import('./college-results').then(({ CollegeResults }) => ({ default: CollegeResults }));
const Results = lazyComponent(loadResults);

interface ExploreCollegesProps {
  q: string;
  onSearch: (q: string) => void;
  /** What the card of a college without alumni shows above its links. */
  noAlumni: (college: College) => ReactNode;
}

/** The college search as a section of a page for signed-in users. */
export function ExploreColleges({ q, onSearch, noAlumni }: ExploreCollegesProps) {
  const search = useCollegeSearch(q, onSearch);
  return (
    <section aria-labelledby="explore-colleges">
      <h2 id="explore-colleges" className="text-2xl">
        Explore Colleges
      </h2>
      <div className="mt-3 max-w-2xl" onFocus={() => void loadResults().catch(() => undefined)}>
        <CollegeSearchBox search={search} />
      </div>
      <div className="mt-2 empty:hidden">
        {search.text.trim() !== '' && (
          <Results
            search={search}
            heading="h3"
            action={(college) => (
              <>
                {college.alumniCount === 0 && noAlumni(college)}
                <Link
                  to="/college/$collegeId"
                  params={{ collegeId: String(college.id) }}
                  className={buttonStyles({ className: 'flex-auto whitespace-nowrap' })}
                >
                  View College<span className="sr-only"> {college.name}</span>
                </Link>
              </>
            )}
          />
        )}
      </div>
    </section>
  );
}
