import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { collegesErrorMessage } from '@/entities/college';
import { CompareTray, LazyComparisonView } from '@/features/compare-colleges';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Tabs } from '@/shared/ui/tabs';
import { directoryQueries } from '../api/directory';
import {
  applySearchChange,
  parseDirectorySearch,
  toCollegeFilters,
  type RawDirectorySearch,
  type DirectorySearch,
} from '../model/search';
import { useComparison, type ChangeSearch } from '../model/use-comparison';
import { CollegeDirectoryResults } from './by-college';
import { majorsDataText } from '../lib/majors-data-text';
import { FilterChips } from './filters/filter-chips';
import { MajorBars } from './major-bars';

interface DirectoryPageProps {
  address: RawDirectorySearch;
  /** Writes another search to the URL; `replace` adds no history entry. */
  onSearch: (next: (before: RawDirectorySearch) => DirectorySearch, replace: boolean) => void;
}

/** The whole catalog: filters, sorting, a map, and a comparison of up to four colleges. */
export function DirectoryPage({ address, onSearch }: DirectoryPageProps) {
  const search = parseDirectorySearch(address);
  const change: ChangeSearch = (next, how) =>
    onSearch((before) => applySearchChange(parseDirectorySearch(before), next), how?.replace ?? false);
  const comparison = useComparison(search, change);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(comparison.isOpen);

  // Two pages share the route: after a switch, the focus moves to the heading of the other one.
  useEffect(() => {
    if (wasOpen.current === comparison.isOpen) return;
    wasOpen.current = comparison.isOpen;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [comparison.isOpen]);

  if (comparison.isOpen) {
    return (
      <div className="page-width page-height">
        <LazyComparisonView
          ids={comparison.ids}
          onChange={comparison.changeOpen}
          heading={heading}
          source={comparison.wasOpenedHere ? 'directory' : 'link'}
          takesFocus={comparison.wasOpenedHere}
          back={
            <Button variant="plain" className="mb-2 -ml-4" onClick={comparison.close}>
              <ArrowLeft size={18} aria-hidden="true" />
              Back to Colleges
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <div className="page-width page-height">
      <Link to="/" className="link mb-2 inline-flex min-h-11 items-center gap-2 font-semibold print:hidden">
        <ArrowLeft size={18} aria-hidden="true" />
        Back to Dashboard
      </Link>
      <h1 ref={heading} tabIndex={-1} className="text-title">
        College Directory
      </h1>
      <div className="mt-4">
        <DirectoryContent search={search} change={change} comparison={comparison} />
      </div>
      <CompareTray
        ids={comparison.ids}
        isRefused={comparison.isRefused}
        onRemove={comparison.toggle}
        onClear={comparison.clear}
        action={
          <Button className="max-lg:flex-1" onClick={comparison.open}>
            Compare<span className="lg:sr-only"> ({comparison.ids.length})</span>
          </Button>
        }
      />
      {comparison.ids.length > 0 && <div aria-hidden="true" className="h-(--tray)" />}
    </div>
  );
}

interface DirectoryContentProps {
  search: DirectorySearch;
  change: ChangeSearch;
  comparison: ReturnType<typeof useComparison>;
}

function DirectoryContent({ search, change, comparison }: DirectoryContentProps) {
  const {
    data: facets,
    error,
    refetch,
  } = useQuery({
    ...directoryQueries.facets(toCollegeFilters(search)),
    placeholderData: keepPreviousData,
  });
  const choose = (major: string) => change({ tab: undefined, majors: [major] });
  return (
    <Tabs
      label="Ways to browse the directory"
      value={search.tab ?? 'colleges'}
      onChange={(tab) => change({ tab: tab === 'majors' ? tab : undefined })}
      tabs={[
        {
          value: 'colleges',
          label: 'By College',
          content: <CollegeDirectoryResults search={search} facets={facets} comparison={comparison} change={change} />,
        },
        {
          value: 'majors',
          label: 'By Major',
          content: (
            <div className="grid grid-cols-1 gap-4">
              <p className="max-w-[68ch] text-muted">
                See how many colleges offer each major. Choose a major to see its colleges.
                {facets && ` ${majorsDataText(facets, 'colleges')}`}
              </p>
              <FilterChips search={{ ...search, majors: undefined }} change={change} />
              {error ? (
                <ErrorPanel message={collegesErrorMessage(error)} onRetry={() => void refetch()} />
              ) : (
                <MajorBars facets={facets} chosen={search.majors ?? []} onChoose={choose} />
              )}
            </div>
          ),
        },
      ]}
    />
  );
}
