import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CollegeDetail } from '@/entities/college';
import { toErrorSentence } from '@/shared/api';
import { plural } from '@/shared/lib/plural';
import { useSearchTerm } from '@/shared/lib/term';
import { buttonStyles } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { ErrorPanel, MessagePage } from '@/shared/ui/panel';
import { collegeProgramsQuery, type Program } from '../api/programs';
import {
  FIGURE_SORTS,
  groupPrograms,
  parseCollegeProgramsSearch,
  parseProgramSort,
  type CollegeProgramsSearch,
  type RawCollegeProgramsSearch,
} from '../model/college-programs-search';
import { LEVELS, levelTitle } from '../model/levels';
import { BackLink } from './back-link';
import { FigureExplanations } from './figure-explanations';
import { LabeledSelect } from './labeled-select';
import { LevelSelect } from './level-select';
import { ProgramListSkeleton } from './list-skeleton';
import { ProgramList } from './program-list';
import { ProgramTray } from './program-tray';

interface CollegeProgramsPageProps {
  /** Null if there is no college with the ID in the path. */
  college: CollegeDetail | null;
  /** The URL parameters before validation. */
  address: RawCollegeProgramsSearch;
  /** Writes other parameters to the URL, without a history entry. */
  onSearch: (next: CollegeProgramsSearch) => void;
}

/** The programs of a college by level, for everyone. */
export function CollegeProgramsPage({ college, address, onSearch }: CollegeProgramsPageProps) {
  if (!college) {
    return (
      <MessagePage title="College Not Found">
        <p>The college you're looking for doesn't exist or has been removed.</p>
        <Link to="/programs" className={buttonStyles()}>
          Find programs by field
        </Link>
      </MessagePage>
    );
  }
  return (
    <div className="page-width page-height">
      <BackLink to="/college/$collegeId" params={{ collegeId: String(college.id) }}>
        {college.name}
      </BackLink>
      <h1 className="text-title">Programs at {college.name}</h1>
      <p className="mt-2 max-w-[68ch] text-lg text-muted">
        Awards per year, and the pay and federal debt of graduates, for each field and level.{' '}
        <Link to="/programs" className="link">
          Find a field at all colleges
        </Link>
      </p>
      <CollegePrograms collegeId={college.id} search={parseCollegeProgramsSearch(address)} onSearch={onSearch} />
      <ProgramTray />
    </div>
  );
}

interface CollegeProgramsProps {
  collegeId: number;
  search: CollegeProgramsSearch;
  onSearch: CollegeProgramsPageProps['onSearch'];
}

function CollegePrograms({ collegeId, search, onSearch }: CollegeProgramsProps) {
  const { data, error, refetch } = useQuery(collegeProgramsQuery(collegeId));
  if (!data) {
    return (
      <div className="mt-6">
        {error ? (
          <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
        ) : (
          <ProgramListSkeleton />
        )}
      </div>
    );
  }
  if (data.programs.length === 0) {
    return (
      <p className="card mt-6 p-8 text-center text-lg text-muted">
        {data.imported
          ? 'The College Scorecard lists no programs of this college.'
          : 'We don’t have data on programs yet. It appears here after the federal file of programs has been imported.'}
      </p>
    );
  }
  return <LoadedPrograms programs={data.programs} search={search} onSearch={onSearch} />;
}

interface LoadedProgramsProps extends Omit<CollegeProgramsProps, 'collegeId'> {
  programs: readonly Program[];
}

function LoadedPrograms({ programs, search, onSearch }: LoadedProgramsProps) {
  const { text, type } = useSearchTerm(search.q ?? '', (q) => onSearch({ ...search, q: q || undefined }));
  const groups = groupPrograms(programs, search);
  const count = groups.reduce((sum, group) => sum + group.programs.length, 0);
  const levels = LEVELS.filter((level) => programs.some((program) => program.level === level));
  return (
    <>
      <form
        role="search"
        aria-label="Programs"
        onSubmit={(event) => event.preventDefault()}
        className="mt-6 flex flex-wrap items-end gap-3 print:hidden"
      >
        <div className="w-full sm:w-80">
          <Field label="Search fields">
            {(control) => (
              <Input
                {...control}
                type="search"
                autoComplete="off"
                maxLength={100}
                value={text}
                onChange={(event) => type(event.target.value)}
              />
            )}
          </Field>
        </div>
        <LevelSelect levels={levels} value={search.level} onChange={(level) => onSearch({ ...search, level })} />
        <LabeledSelect
          label="Sort by"
          value={search.sort ?? ''}
          onChange={(sort) => onSearch({ ...search, sort: parseProgramSort(sort) })}
        >
          <option value="">Field, A to Z</option>
          {FIGURE_SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </LabeledSelect>
      </form>
      <p role="status" className="num mt-3 mb-3 min-h-7 text-muted">
        {count === 0
          ? 'No programs match. Try another field or level.'
          : plural(count, { one: '# program', other: '# programs' })}
      </p>
      {count > 0 && (
        <>
          <ProgramList
            title="field"
            groups={groups.map((group) => ({
              key: group.level,
              heading: levelTitle(group.level),
              programs: group.programs,
            }))}
          />
          <FigureExplanations />
        </>
      )}
    </>
  );
}
