import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import { ArrowDown, ArrowUp, Download } from 'lucide-react';
import { toErrorSentence } from '@/shared/api';
import { formatDateInUtc } from '@/shared/lib/dates';
import { useSearchTerm } from '@/shared/lib/term';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { ErrorPanel } from '@/shared/ui/panel';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import {
  collegeAlumniCsvUrl,
  collegeAlumniQueries,
  type CollegeAlumniFilters,
  type CollegeAlumniOrder,
  type CollegeAlumnus,
} from '../../api/college-alumni';
import { AlumnusActions } from './alumnus-actions';

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const MONTH_FORMAT = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const YES_NO_LABELS = { true: 'Yes', false: 'No' };

/** The server searches, filters and sorts, so the table itself needs no features. */
const NO_TABLE_FEATURES = tableFeatures({});
const columnHelper = createColumnHelper<typeof NO_TABLE_FEATURES, CollegeAlumnus>();

/** Returns the state of an imported alum, with the date on which unclaimed details are deleted. */
function claimStateText({ claimed, claimedAt, invitedAt, purgeAt }: CollegeAlumnus): string {
  if (claimed) return claimedAt ? `Claimed ${DAY_FORMAT.format(new Date(claimedAt))}` : 'Claimed';
  const state = invitedAt ? 'Invited' : 'Sending invitation';
  return purgeAt ? `${state} · will be deleted on ${formatDateInUtc(purgeAt)}` : state;
}

const tableColumns = (viewer: number) =>
  columnHelper.columns([
    columnHelper.accessor((one) => `${one.firstName} ${one.lastName}`, { id: 'name', header: 'Name' }),
    columnHelper.accessor('major', { header: 'Major' }),
    columnHelper.accessor('graduationYear', { header: 'Year' }),
    columnHelper.accessor(claimStateText, { id: 'claimed', header: 'Claim' }),
    columnHelper.accessor(
      (one) => (one.isMentor === null ? '–' : YES_NO_LABELS[String(one.isMentor) as keyof typeof YES_NO_LABELS]),
      {
        id: 'mentor',
        header: 'Mentor',
      },
    ),
    columnHelper.accessor(
      (one) => (one.lastActiveMonth ? MONTH_FORMAT.format(new Date(`${one.lastActiveMonth}-01T00:00:00Z`)) : '–'),
      {
        id: 'active',
        header: 'Last active',
      },
    ),
    columnHelper.display({
      id: 'actions',
      header: () => <span className="sr-only">Actions</span>,
      cell: ({ row }) => <AlumnusActions alumnus={row.original} viewer={viewer} />,
    }),
  ]);

const NO_ROWS: CollegeAlumnus[] = [];

/** The columns that the server can sort by. */
const SORT_FIELDS: Record<string, 'name' | 'graduationYear'> = { name: 'name', graduationYear: 'graduationYear' };

/** The imported alumni: searched, filtered, sorted and paged by the server, with the parameters in the URL. */
export default function AlumniTable({ viewer }: { viewer: number }) {
  const { q, claimed, sort }: CollegeAlumniFilters = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = (change: CollegeAlumniFilters) =>
    void navigate({ to: '.', search: (search) => ({ ...search, ...change }), replace: true, resetScroll: false });
  const { text: typed, type } = useSearchTerm(q ?? '', (next) => set({ q: next || undefined }));
  const filters = { q, claimed, sort };
  // The table stays while its next rows load, so that a click on it isn't lost.
  const alumni = useInfiniteQuery({ ...collegeAlumniQueries.list(viewer, filters), placeholderData: keepPreviousData });
  const rows = alumni.data?.pages.flatMap(({ items }) => items);
  const columns = useMemo(() => tableColumns(viewer), [viewer]);
  const table = useTable({
    features: NO_TABLE_FEATURES,
    data: rows ?? NO_ROWS,
    columns,
    getRowId: ({ id }) => String(id),
  });

  return (
    <section aria-labelledby="all-alumni" className="grid gap-4">
      <h2 id="all-alumni" className="text-2xl">
        All alumni
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-60">
          <Field label="Search by name, major or email">
            {(control) => (
              <Input type="search" {...control} value={typed} onChange={({ target }) => type(target.value)} />
            )}
          </Field>
        </div>
        <Field label="Claim">
          {(control) => (
            <Select
              {...control}
              value={claimed ?? ''}
              onChange={({ target }) =>
                set({ claimed: (target.value || undefined) as CollegeAlumniFilters['claimed'] })
              }
            >
              <option value="">Everyone</option>
              <option value="true">Claimed</option>
              <option value="false">Not claimed</option>
            </Select>
          )}
        </Field>
        <a href={collegeAlumniCsvUrl(filters)} download className={buttonStyles({ variant: 'quiet' })}>
          <Download size={18} aria-hidden="true" />
          Download CSV
        </a>
      </div>
      {alumni.error && <ErrorPanel message={toErrorSentence(alumni.error)} onRetry={() => void alumni.refetch()} />}
      {!rows && !alumni.error && <Skeleton className="h-60" />}
      {rows?.length === 0 && (
        <p className="text-muted">
          {q || claimed ? 'No alumni match your search.' : 'You haven’t imported any alumni yet.'}
        </p>
      )}
      {rows && rows.length > 0 && (
        <div className="overflow-x-auto max-sm:overflow-visible">
          <table aria-busy={alumni.isPlaceholderData} className="w-full aria-busy:opacity-60 max-sm:block">
            <caption className="sr-only">Alumni your college imported</caption>
            <thead className="max-sm:sr-only">
              {table.getHeaderGroups().map((group) => (
                <tr key={group.id} className="border-b border-line text-left">
                  {group.headers.map((header) => (
                    <ColumnHeader key={header.id} id={header.id} sort={sort} onSort={(next) => set({ sort: next })}>
                      <table.FlexRender header={header} />
                    </ColumnHeader>
                  ))}
                </tr>
              ))}
            </thead>
            <tbody className="max-sm:grid max-sm:gap-3">
              {table.getRowModel().rows.map((row) => (
                <tr key={row.id} className="border-b border-line align-top max-sm:grid max-sm:gap-1 max-sm:pb-3">
                  {row.getAllCells().map((cell) => (
                    <td
                      key={cell.id}
                      className="p-2 wrap-anywhere max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:p-0"
                    >
                      <span className="text-muted sm:hidden" aria-hidden="true">
                        {typeof cell.column.columnDef.header === 'string' && cell.column.columnDef.header}
                      </span>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {alumni.hasNextPage && (
        <Button
          variant="quiet"
          className="justify-self-start"
          busy={alumni.isFetchingNextPage}
          onClick={() => void alumni.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  );
}

interface ColumnHeaderProps {
  id: string;
  sort: CollegeAlumniOrder | undefined;
  onSort: (next: CollegeAlumniOrder) => void;
  children: ReactNode;
}

/** A column header; a button if the server can sort by the column. */
function ColumnHeader({ id, sort = 'name', onSort, children }: ColumnHeaderProps) {
  const key = SORT_FIELDS[id];
  if (!key) {
    return (
      <th scope="col" className="p-2">
        {children}
      </th>
    );
  }
  const direction = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined;
  return (
    <th scope="col" className="p-2" aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className="inline-flex cursor-pointer items-center gap-1 font-bold"
        onClick={() => onSort(direction === 'ascending' ? `-${key}` : key)}
      >
        {children}
        {direction === 'ascending' && <ArrowUp size={16} aria-hidden="true" />}
        {direction === 'descending' && <ArrowDown size={16} aria-hidden="true" />}
      </button>
    </th>
  );
}
