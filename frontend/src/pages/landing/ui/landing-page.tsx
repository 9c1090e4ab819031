import { useCollegeCountLabel } from '@/entities/college';
import { AlumniAlert } from '@/features/alumni-alert';
import { AskAnAlumLink } from '@/features/connection';
import { CollegeResults, CollegeSearchBox, useCollegeSearch } from '@/features/search-colleges';
import { buttonStyles } from '@/shared/ui/button';
import { ArchBridge } from './arch-bridge';
import { Benefits } from './benefits';

interface LandingPageProps {
  q: string;
  onSearch: (q: string) => void;
}

export function LandingPage({ q, onSearch }: LandingPageProps) {
  const search = useCollegeSearch(q, onSearch);
  const colleges = useCollegeCountLabel();
  const isIdle = search.text.trim() === '';
  // During a search on a small screen, the results follow the box directly.
  const introduction = isIdle ? '' : 'max-lg:hidden';

  return (
    <>
      <div
        className={`page-width grid items-center gap-x-10 gap-y-6 pt-8 pb-8 sm:pt-16 lg:grid-cols-[1.3fr_0.7fr] ${isIdle ? '' : 'max-lg:pt-4 max-lg:pb-1'}`}
      >
        <div className="min-w-0">
          <h1 className={`text-hero font-extrabold ${isIdle ? '' : 'max-lg:text-xl'}`}>
            Ask someone who’s been there.
          </h1>
          <p className={`mt-4 max-w-prose text-lg text-muted ${introduction}`}>
            Search {colleges}, compare the real numbers, then talk with alumni who studied there.
          </p>
          <div className={`mt-6 max-w-2xl sm:mt-8 ${isIdle ? '' : 'max-lg:mt-3'}`}>
            <CollegeSearchBox search={search} />
          </div>
        </div>
        <ArchBridge className={introduction} />
      </div>
      <div className="page-width pb-12 empty:hidden">
        <CollegeResults
          search={search}
          heading="h2"
          action={(college) =>
            college.alumniCount === 0 ? (
              <AlumniAlert college={college} className="flex-auto" />
            ) : (
              <AskAnAlumLink
                college={college.name}
                className={buttonStyles({ variant: 'quiet', className: 'flex-auto whitespace-nowrap' })}
              >
                Connect with Alumni<span className="sr-only"> of {college.name}</span>
              </AskAnAlumLink>
            )
          }
        />
      </div>
      {isIdle && <Benefits colleges={colleges} />}
    </>
  );
}
