import { useEffect, useRef, type ReactNode } from 'react';
import type { College } from '@/entities/college';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { totalText, type CollegeSearch } from '../model/use-college-search';
import { CollegeCard } from './college-card';

interface CollegeResultsProps {
  search: CollegeSearch;
  heading: 'h2' | 'h3';
  /** The action of a card besides the website link. */
  action: (college: College) => ReactNode;
}

const GRID_CLASSES = 'grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3';

export function CollegeResults({ search, heading, action }: CollegeResultsProps) {
  const list = useRef<HTMLUListElement>(null);
  const firstNewIndex = useRef<number | null>(null);
  const { colleges, more } = search;

  // The button that loaded more may be gone, so the focus moves to the first new college.
  useEffect(() => {
    if (firstNewIndex.current === null || colleges.length <= firstNewIndex.current) return;
    list.current?.children[firstNewIndex.current]?.querySelector('a')?.focus();
    firstNewIndex.current = null;
  }, [colleges.length]);

  if (search.hasFailed) return search.canRetry && <Button onClick={search.retry}>Try again</Button>;
  if (search.showsSkeleton) return <CollegeCardPlaceholders />;
  if (search.isEmpty) return <NothingFound search={search} />;
  if (colleges.length === 0) return null;

  function showMore() {
    firstNewIndex.current = colleges.length;
    more.load();
  }

  return (
    <section aria-label="Search results" aria-busy={search.isStale} className="@container">
      <ul
        ref={list}
        className={`${GRID_CLASSES} ${search.isStale ? 'opacity-60' : ''} transition-opacity duration-200`}
      >
        {colleges.map((college) => (
          <li key={college.id}>
            <CollegeCard college={college} heading={heading} action={action(college)} />
          </li>
        ))}
      </ul>
      {more.exist && (
        <div className="mt-6 grid justify-items-center gap-2 text-muted">
          <p className="num">
            Showing {colleges.length} of {totalText(search.total)}
          </p>
          <Button variant="quiet" busy={more.isLoading} onClick={showMore}>
            Show more colleges
          </Button>
          {more.hasFailed && (
            <p role="alert" className="text-danger">
              {search.failure}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

const EXAMPLE_SEARCHES = ['Boston', 'Nursing', 'Community college'];

/** Suggestions shown when a search found nothing. */
function NothingFound({ search }: { search: CollegeSearch }) {
  return (
    <div className="card grid max-w-2xl gap-3 p-5">
      <p>Check the spelling, or search for a city, a state or a major. For example:</p>
      <div className="flex flex-wrap gap-2">
        {EXAMPLE_SEARCHES.map((example) => (
          <Button key={example} variant="quiet" onClick={() => search.type(example)}>
            {example}
          </Button>
        ))}
        <Button variant="plain" onClick={() => search.type('')}>
          Clear the search
        </Button>
      </div>
    </div>
  );
}

function CollegeCardPlaceholders() {
  return (
    <div aria-busy="true" className="@container">
      <div className={GRID_CLASSES}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="card flex h-84 flex-col gap-4 p-5">
            <div className="flex gap-4">
              <Skeleton className="arch h-16 w-14" />
              <div className="grid flex-1 content-start gap-2">
                <Skeleton className="h-6 w-4/5" />
                <Skeleton className="h-5 w-1/2" />
                <Skeleton className="h-5 w-24" />
              </div>
            </div>
            <Skeleton className="h-12" />
            <Skeleton className="mt-auto h-28" />
            <Skeleton className="h-11 w-3/4" />
          </div>
        ))}
      </div>
    </div>
  );
}
