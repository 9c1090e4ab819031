import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useCollegeLists, type RememberedCollege } from '@/entities/college';
import { useSaveCollege } from '@/features/save-college';
import { ArchMark } from '@/shared/ui/arch-mark';

/** The colleges somebody keeps at hand: a column on a desk, strips to push sideways on a phone. */
export function SideLists({ showsRecent }: { showsRecent: boolean }) {
  const { recent, saved } = useCollegeLists();
  const { remove } = useSaveCollege();
  return (
    <aside aria-label="Your colleges" className="grid grid-cols-1 gap-5 print:hidden">
      <List
        title="Saved Colleges"
        colleges={saved}
        empty="Press Save on a college to keep it here."
        onRemove={remove}
      />
      {showsRecent && <List title="Recent Colleges" colleges={recent} empty="Colleges you look at appear here." />}
    </aside>
  );
}

interface ListProps {
  title: string;
  colleges: readonly RememberedCollege[];
  empty: string;
  onRemove?: (college: RememberedCollege) => void;
}

function List({ title, colleges, empty, onRemove }: ListProps) {
  const id = title.toLowerCase().replace(' ', '-');
  return (
    <section aria-labelledby={id} className="min-w-0 xl:card xl:p-4">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {colleges.length === 0 ? (
        <p className="mt-1 text-sm text-muted">{empty}</p>
      ) : (
        <ul className="mt-2 flex snap-x gap-2 overflow-x-auto max-xl:-mx-1 max-xl:px-1 max-xl:pb-2 xl:grid xl:gap-0">
          {colleges.map((college) => (
            <li
              key={college.id}
              className="flex shrink-0 snap-start items-center gap-1 max-xl:w-64 max-xl:rounded-card max-xl:border max-xl:border-line max-xl:bg-surface max-xl:p-2 xl:border-t xl:border-line xl:py-2"
            >
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
                  onClick={() => onRemove(college)}
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
