import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useCollegeLists, type RememberedCollege } from '@/entities/college';
import { useSaveCollege } from '@/features/save-college';
import { ArchMark } from '@/shared/ui/arch-mark';

interface RecentAndSavedCollegesProps {
  /** Beside a college, both lists are in a column on wide screens; on the start page there is no column. */
  besideCollege: boolean;
}

/** The viewer's recent and saved colleges: a column on wide screens, strips that scroll sideways on phones. */
export function RecentAndSavedColleges({ besideCollege }: RecentAndSavedCollegesProps) {
  const { recent, saved } = useCollegeLists();
  const { remove } = useSaveCollege();
  return (
    <aside
      aria-label="Your colleges"
      data-column={besideCollege || undefined}
      className="group/lists grid grid-cols-1 gap-5 print:hidden"
    >
      <CollegeSideList
        title="Saved Colleges"
        colleges={saved}
        empty="Select Save on a college to see it here."
        onRemove={remove}
      />
      {besideCollege && (
        <CollegeSideList title="Recent Colleges" colleges={recent} empty="Colleges you view appear here." />
      )}
    </aside>
  );
}

// Only on wide screens, and only beside a college.
const SECTION_CLASSES =
  'min-w-0 xl:group-data-column/lists:rounded-card xl:group-data-column/lists:border xl:group-data-column/lists:border-line xl:group-data-column/lists:bg-surface xl:group-data-column/lists:p-4';
const LIST_CLASSES =
  '-mx-1 mt-2 flex snap-x gap-2 overflow-x-auto px-1 pb-2 xl:group-data-column/lists:mx-0 xl:group-data-column/lists:grid xl:group-data-column/lists:grid-cols-1 xl:group-data-column/lists:gap-0 xl:group-data-column/lists:px-0 xl:group-data-column/lists:pb-0';
const ITEM_CLASSES =
  'flex w-64 shrink-0 snap-start items-center gap-1 rounded-card border border-line bg-surface p-2 xl:group-data-column/lists:w-auto xl:group-data-column/lists:rounded-none xl:group-data-column/lists:border-x-0 xl:group-data-column/lists:border-b-0 xl:group-data-column/lists:px-0';

interface CollegeSideListProps {
  title: string;
  colleges: readonly RememberedCollege[];
  empty: string;
  onRemove?: (college: RememberedCollege) => void;
}

function CollegeSideList({ title, colleges, empty, onRemove }: CollegeSideListProps) {
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
    </section>
  );
}
