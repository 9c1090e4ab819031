import { ChevronLeft, ChevronRight } from 'lucide-react';
import { buttonStyles } from '@/shared/ui/button';
import { visiblePages } from './pages';

interface PagerProps {
  label: string;
  page: number;
  last: number;
  onChange: (page: number) => void;
}

const PAGE_NUMBER_CLASSES =
  'num grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-control border px-2 font-semibold forced-colors:aria-[current]:outline-2';

/** Buttons for the pages of a list: previous, next, or by number. */
export function Pager({ label, page, last, onChange }: PagerProps) {
  if (last < 2) return null;
  const step = buttonStyles({ variant: 'quiet', className: 'px-3' });
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-2 print:hidden">
      <button type="button" className={step} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <ChevronLeft size={18} aria-hidden="true" />
        <span className="max-sm:sr-only">Previous</span>
        <span className="sr-only"> page</span>
      </button>
      <ol className="flex items-center gap-1">
        {visiblePages(page, last).map((one, index) => (
          <li key={one ?? `gap-${index}`}>
            {one === null ? (
              <span aria-hidden="true" className="px-1 text-muted">
                …
              </span>
            ) : (
              <button
                type="button"
                aria-current={one === page ? 'page' : undefined}
                aria-label={`Page ${one}`}
                onClick={() => onChange(one)}
                className={`${PAGE_NUMBER_CLASSES} ${one === page ? 'border-ivy bg-ivy text-on-ivy' : 'border-transparent text-ivy hover:bg-ivy-soft hover:text-on-ivy-soft'}`}
              >
                {one}
              </button>
            )}
          </li>
        ))}
      </ol>
      <button type="button" className={step} disabled={page >= last} onClick={() => onChange(page + 1)}>
        <span className="max-sm:sr-only">Next</span>
        <span className="sr-only"> page</span>
        <ChevronRight size={18} aria-hidden="true" />
      </button>
    </nav>
  );
}
