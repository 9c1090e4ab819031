import { List, Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { YourPriceSheet } from '@/features/college-figures';
import { plural } from '@/shared/lib/plural';
import { Button } from '@/shared/ui/button';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { SegmentedControl } from '@/shared/ui/segmented';
import { Sheet } from '@/shared/ui/sheet';
import { Skeleton } from '@/shared/ui/skeleton';
import type { CollegeFacets } from '../api/directory';
import { activeFilters } from '../model/active-filters';
import type { DirectorySearch } from '../model/search';
import { useQuestion } from '../model/use-question';
import type { ChangeSearch, Comparison } from '../model/use-comparison';
import { DirectoryFilters } from './filters/directory-filters';
import { DirectorySearchBox } from './filters/directory-search-box';
import { FilterChips } from './filters/filter-chips';
import { QuestionNotice } from './filters/question-notice';
import { HiddenNotices } from './filters/hidden-notices';
import { SubTwoYearNotice } from './filters/sub-two-year-schools-notice';
import { CollegeList } from './results/college-list';
import { SortSelect } from './results/sort-select';

const CollegeMap = lazyComponent(() => import('./map/college-map'), <Skeleton className="aspect-[975/610]" />);

const VIEW_OPTIONS = [
  { value: 'list', label: 'List', Icon: List },
  { value: 'map', label: 'Map', Icon: MapIcon },
] as const;

interface CollegeDirectoryResultsProps {
  search: DirectorySearch;
  facets: CollegeFacets | undefined;
  comparison: Comparison;
  change: ChangeSearch;
}

const collegeCountText = (count: number) => plural(count, { one: '# college', other: '# colleges' });

/** The filters beside the matching colleges, as a list or on a map. */
export function CollegeDirectoryResults({ search, facets, comparison, change }: CollegeDirectoryResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const view = search.view ?? 'list';
  const show = (next: 'list' | 'map') => change({ view: next === 'list' ? undefined : next });

  // In the sidebar on wide screens; not hidden among the filters on phones.
  const question = useQuestion(search, change);
  const searchBox = (
    <DirectorySearchBox
      q={search.q ?? ''}
      onSearch={(q) => change({ q: q || undefined }, { replace: true })}
      onSubmit={question.submit}
    />
  );

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[18.75rem_minmax(0,1fr)]">
      <aside aria-label="Filters" className="grid gap-6 max-lg:hidden print:hidden">
        {searchBox}
        <DirectoryFilters search={search} facets={facets} change={change} />
      </aside>
      <section aria-labelledby="results" className="grid min-w-0 grid-cols-1 gap-4">
        <div className="lg:hidden print:hidden">{searchBox}</div>
        <div className="flex flex-wrap items-center gap-2 sm:gap-3">
          <div className="mr-auto max-sm:order-last max-sm:w-full">
            <h2 ref={heading} id="results" tabIndex={-1} className="scroll-mt-4 text-2xl max-sm:sr-only">
              Colleges
            </h2>
            <p role="status" className="num text-muted">
              {facets && collegeCountText(facets.total)}
            </p>
          </div>
          <FilterSheet search={search} facets={facets} change={change} />
          {view === 'list' && <SortSelect search={search} change={change} />}
          <SegmentedControl legend="Show as" value={view} onChange={show} choices={VIEW_OPTIONS} isCompact />
        </div>
        <div className="flex flex-wrap items-center gap-3 empty:hidden">
          {view === 'list' && <YourPriceSheet />}
          <div className="empty:hidden max-sm:hidden">
            <FilterChips search={search} change={change} />
          </div>
        </div>
        <QuestionNotice read={question.read} unread={question.unread} onApply={question.apply} />
        {facets && <HiddenNotices search={search} facets={facets} change={change} />}
        {view === 'map' ? (
          <CollegeMap search={search} facets={facets} comparison={comparison} change={change} />
        ) : (
          <CollegeList search={search} facets={facets} comparison={comparison} change={change} heading={heading} />
        )}
        <SubTwoYearNotice search={search} facets={facets} change={change} />
      </section>
    </div>
  );
}

type FilterSheetProps = Pick<CollegeDirectoryResultsProps, 'search' | 'facets' | 'change'>;

/** The filters on small screens, in a sheet over the page. */
function FilterSheet({ search, facets, change }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = activeFilters(search).length;
  return (
    <Sheet
      title="Filters"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="quiet" className="lg:hidden">
          <SlidersHorizontal size={18} aria-hidden="true" />
          Filters{count > 0 && ` (${count})`}
        </Button>
      }
    >
      <FilterChips search={search} change={change} />
      <DirectoryFilters search={search} facets={facets} change={change} />
      <div className="sticky -bottom-4 -mx-4 mt-auto border-t border-line bg-sunken p-4">
        <Button wide onClick={() => setIsOpen(false)}>
          {facets ? `Show ${collegeCountText(facets.total)}` : 'Show colleges'}
        </Button>
      </div>
    </Sheet>
  );
}
