import { Link } from '@tanstack/react-router';
import { useCollegeCountLabel } from '@/entities/college';
import { SelectionTray } from '@/features/compare-colleges';
import { CollegeSearchBox, useCollegeSearch } from '@/features/search-colleges';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { ArchBridge } from './arch-bridge';
import { Benefits } from './benefits';
import { Invitations } from './invitations';
import { ProductPreview } from './product-preview';

const loadResults = () => import('./landing-results');
const LandingResults = lazyComponent(loadResults);

interface LandingPageProps {
  q: string;
  onSearch: (q: string) => void;
}

export function LandingPage({ q, onSearch }: LandingPageProps) {
  const search = useCollegeSearch(q, onSearch);
  const colleges = useCollegeCountLabel();
  const isIdle = search.text.trim() === '';
  // During a search on a small screen, the results follow the box directly.
  const introductionClass = isIdle ? '' : 'max-lg:hidden';

  return (
    <>
      <div
        className={`page-width grid items-center gap-x-10 gap-y-6 pt-8 pb-8 sm:pt-16 lg:grid-cols-[1.3fr_0.7fr] ${isIdle ? '' : 'max-lg:pt-4 max-lg:pb-1'}`}
      >
        <div className="min-w-0">
          <h1 className={`text-hero font-extrabold ${isIdle ? '' : 'max-lg:text-xl'}`}>
            Ask someone who’s been there.
          </h1>
          <p className={`mt-4 max-w-prose text-lg text-muted ${introductionClass}`}>
            Search {colleges}, compare the real numbers, then talk with alumni who studied there.
          </p>
          <div
            className={`mt-6 max-w-2xl sm:mt-8 ${isIdle ? '' : 'max-lg:mt-3'}`}
            onFocus={() => void loadResults().catch(() => undefined)}
          >
            <CollegeSearchBox search={search} />
          </div>
          <p className={`flex flex-wrap gap-x-6 ${introductionClass}`}>
            <Link to="/compare" className="link inline-flex min-h-11 items-center">
              Compare colleges
            </Link>
            <Link to="/states" className="link inline-flex min-h-11 items-center">
              Browse by state
            </Link>
            <Link to="/programs" className="link inline-flex min-h-11 items-center">
              Browse by field
            </Link>
          </p>
        </div>
        <ArchBridge className={introductionClass} />
      </div>
      {!isIdle && (
        <div className="page-width pb-12 empty:hidden">
          <LandingResults search={search} />
        </div>
      )}
      {isIdle && (
        <>
          <ProductPreview />
          <Benefits colleges={colleges} />
          <Invitations />
        </>
      )}
      <SelectionTray />
    </>
  );
}
