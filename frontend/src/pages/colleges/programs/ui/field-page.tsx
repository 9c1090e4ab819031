import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { rejectionReasonOr } from '@/shared/api';
import { STATES, TERRITORIES } from '@/shared/config';
import { plural } from '@/shared/lib/plural';
import { Button, buttonStyles } from '@/shared/ui/button';
import { ErrorPanel, MessagePage } from '@/shared/ui/panel';
import { programsOfFieldQuery, type FieldDetail } from '../api/programs';
import {
  FIELD_SORTS,
  parseFieldSearch,
  parseFieldSort,
  toProgramFilters,
  type FieldSearch,
  type RawFieldSearch,
} from '../model/field-search';
import { LEVELS } from '../model/levels';
import { BackLink } from './back-link';
import { FieldFinder } from './field-finder';
import { FigureExplanations } from './figure-explanations';
import { LabeledSelect } from './labeled-select';
import { LevelSelect } from './level-select';
import { ProgramListSkeleton } from './list-skeleton';
import { ProgramList } from './program-list';
import { ProgramTray } from './program-tray';
import { WorkOfField } from './work-of-field';

interface FieldPageProps {
  /** Null if there is no field with the code in the path. */
  field: FieldDetail | null;
  /** The URL parameters before validation. */
  address: RawFieldSearch;
  /** Writes other parameters to the URL, without a history entry. */
  onSearch: (next: FieldSearch) => void;
}

/** The programs of a field at all colleges, for everyone. */
export function FieldPage({ field, address, onSearch }: FieldPageProps) {
  if (!field) {
    return (
      <MessagePage title="Field Not Found">
        <p>We have no programs in this field of study.</p>
        <Link to="/programs" className={buttonStyles()}>
          Find another field
        </Link>
      </MessagePage>
    );
  }
  return (
    <div className="page-width page-height">
      <BackLink to="/programs">All fields</BackLink>
      <h1 className="text-title">{field.field}</h1>
      <p className="mt-2 max-w-[68ch] text-lg text-muted">
        {plural(field.programs, { one: '# program', other: '# programs' })} at{' '}
        {plural(field.colleges, { one: '# college', other: '# colleges' })}, with awards per year, and the pay and
        federal debt of graduates.
      </p>
      <FieldPrograms field={field} search={parseFieldSearch(address)} onSearch={onSearch} />
      <WorkOfField cip={field.cip} />
      <div className="mt-8 max-w-96 print:hidden">
        <FieldFinder label="Find another field" />
      </div>
      <ProgramTray />
    </div>
  );
}

interface FieldProgramsProps extends Omit<FieldPageProps, 'field' | 'address'> {
  field: FieldDetail;
  search: FieldSearch;
}

function FieldPrograms({ field, search, onSearch }: FieldProgramsProps) {
  const levels = LEVELS.filter((level) => field.levels.some((known) => known.level === level));
  return (
    <>
      <div role="group" aria-label="Filters" className="mt-6 mb-3 flex flex-wrap items-end gap-3 print:hidden">
        <LevelSelect levels={levels} value={search.level} onChange={(level) => onSearch({ ...search, level })} />
        <LabeledSelect
          label="State"
          value={search.state ?? ''}
          onChange={(state) => onSearch({ ...search, state: state || undefined })}
        >
          <option value="">All states</option>
          {[...STATES, ...TERRITORIES].map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </LabeledSelect>
        <LabeledSelect
          label="Sort by"
          value={search.sort ?? 'awards'}
          onChange={(sort) => onSearch({ ...search, sort: parseFieldSort(sort) })}
        >
          {FIELD_SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </LabeledSelect>
      </div>
      <MatchingPrograms cip={field.cip} search={search} />
    </>
  );
}

function MatchingPrograms({ cip, search }: { cip: string; search: FieldSearch }) {
  const list = useRef<HTMLDivElement>(null);
  const query = useInfiniteQuery({
    ...programsOfFieldQuery(toProgramFilters(cip, search)),
    placeholderData: keepPreviousData,
  });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = query;
  const programs = data?.pages.flatMap(({ items }) => items) ?? [];

  // The focus moves to the first of the newly loaded programs.
  const showMore = async () => {
    const before = programs.length;
    await fetchNextPage();
    requestAnimationFrame(() => list.current?.querySelectorAll('[data-program]')[before]?.querySelector('a')?.focus());
  };

  if (!data && !error) return <ProgramListSkeleton />;
  return (
    <>
      <h2 className="sr-only">List of programs</h2>
      <p role="status" className="num mb-3 min-h-7 text-muted">
        {data && !isPlaceholderData && shownText(programs.length, hasNextPage)}
      </p>
      {programs.length > 0 && (
        <div
          ref={list}
          aria-busy={isPlaceholderData}
          className={`transition-opacity duration-200 ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <ProgramList title="college" groups={[{ key: 'all', programs }]} />
        </div>
      )}
      <div className="mt-4 grid grid-cols-1 gap-4">
        {error && (
          <ErrorPanel
            message={rejectionReasonOr(error, 'We couldn’t load the programs.')}
            onRetry={() => void (query.isFetchNextPageError ? fetchNextPage() : refetch())}
          />
        )}
        {hasNextPage && !error && (
          <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void showMore()}>
            Show more<span className="sr-only"> programs</span>
          </Button>
        )}
      </div>
      {programs.length > 0 && <FigureExplanations />}
    </>
  );
}

function shownText(count: number, hasMore: boolean): string {
  if (count === 0) return 'No programs match. Try another level or state.';
  return hasMore
    ? plural(count, { one: '# program shown, more available', other: '# programs shown, more available' })
    : plural(count, { one: '# program', other: '# programs' });
}
