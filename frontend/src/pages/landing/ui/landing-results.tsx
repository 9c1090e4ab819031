import { AlumniAlert } from '@/features/alumni-alert';
import { CompareButton } from '@/features/compare-colleges';
import { AskAnAlumLink } from '@/features/connection';
import { CollegeResults, type CollegeSearch } from '@/features/search-colleges';
import { buttonStyles } from '@/shared/ui/button';

/** What the search found. Loaded when the search box takes the focus, because most first views don't show it. */
export default function LandingResults({ search }: { search: CollegeSearch }) {
  return (
    <CollegeResults
      search={search}
      heading="h2"
      action={(college) => (
        <>
          {college.alumniCount === 0 ? (
            <AlumniAlert college={college} className="flex-auto" />
          ) : (
            <AskAnAlumLink
              college={college.name}
              className={buttonStyles({ variant: 'quiet', className: 'flex-auto whitespace-nowrap' })}
            >
              Connect with Alumni<span className="sr-only"> of {college.name}</span>
            </AskAnAlumLink>
          )}
          <CompareButton college={college} />
        </>
      )}
    />
  );
}
