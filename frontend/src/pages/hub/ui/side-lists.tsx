import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useCollegeLists, type RememberedCollege } from '@/entities/college';
import { useSaveCollege } from '@/features/save-college';
import { planSummary } from '../model/plans';
import { ArchMark } from '@/shared/ui/arch-mark';

/** The viewer's recent and saved colleges beside a college: a column on wide screens, strips on phones. */
export function RecentAndSavedColleges() {
  const { recent, saved, account } = useCollegeLists();
  const { remove } = useSaveCollege();
  const summaryOf = (id: number) => {
    const plan = account.data?.find((college) => college.id === id);
    return plan ? planSummary(plan) : '';
  };
  return (
    <aside aria-label="Your colleges" className="grid grid-cols-1 gap-5 print:hidden">
      <CollegeSideList
        title="Saved Colleges"
        colleges={saved}
        empty="Select Save on a college to see it here."
        summaryOf={summaryOf}
        more={
          <Link to="/college" className="link inline-flex min-h-11 items-center text-sm font-semibold">
            Edit statuses and deadlines
          </Link>
        }
        onRemove={remove}
      />
      <CollegeSideList title="Recent Colleges" colleges={recent} empty="Colleges you view appear here." />
    </aside>
  );
}

// A column on wide screens.
const SECTION_CLASSES = 'min-w-0 xl:rounded-card xl:border xl:border-line xl:bg-surface xl:p-4';
const LIST_CLASSES =
  '-mx-1 mt-2 flex snap-x gap-2 overflow-x-auto px-1 pb-2 xl:mx-0 xl:grid xl:grid-cols-1 xl:gap-0 xl:px-0 xl:pb-0';
const ITEM_CLASSES =
  'flex w-64 shrink-0 snap-start items-center gap-1 rounded-card border border-line bg-surface p-2 xl:w-auto xl:rounded-none xl:border-x-0 xl:border-b-0 xl:px-0';

interface CollegeSideListProps {
  title: string;
  colleges: readonly RememberedCollege[];
  empty: string;
  /** Returns a line about a college; empty for none. */
  summaryOf?: (id: number) => string;
  /** Shown below the list, unless it is empty. */
  more?: ReactNode;
  onRemove?: (college: RememberedCollege) => void;
}

function CollegeSideList({ title, colleges, empty, summaryOf, more, onRemove }: CollegeSideListProps) {
  const id = title.toLowerCase().replace(' ', '-');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={id} className={`${SECTION_CLASSES} ${colleges.length === 0 ? 'max-xl:hidden' : ''}`}>
      <h2 ref={heading} id={id} tabIndex={-1} className="text-lg">
        {title}
      </h2>
      {colleges.length === 0 ? (
        <p className="mt-1 text-sm text-muted">{empty}</p>
      ) : (
        <ul className={LIST_CLASSES}>
          {colleges.map((college) => (
            <li key={college.id} className={ITEM_CLASSES}>
              <Link
                to="/college"
                search={{ id: college.id }}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control"
              >
                <ArchMark name={college.name} size="small" />
                <span className="min-w-0">
                  <span className="line-clamp-2 leading-tight font-semibold">{college.name}</span>
                  <span className="block truncate text-sm text-muted">
                    {college.city}, {college.state}
                  </span>
                  {summaryOf?.(college.id) && (
                    <span className="num block text-sm text-muted">{summaryOf(college.id)}</span>
                  )}
                </span>
              </Link>
              {onRemove && (
                <button
                  type="button"
                  aria-label={`Remove ${college.name} from saved colleges`}
                  onClick={() => {
                    // The button is removed with its college.
                    heading.current?.focus({ preventScroll: true });
                    onRemove(college);
                  }}
                  className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
                >
                  <X size={18} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {colleges.length > 0 && more}
    </section>
  );
}
