import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Sheet } from '@/shared/ui/sheet';
import { activeFilters } from '../model/active-filters';
import type { ChangeSearch, FinderSearch } from '../model/search';
import { alumniCountText } from '../model/result-count-text';
import { FinderFilters } from './finder-filters';

interface FilterSheetProps {
  viewer: number;
  search: FinderSearch;
  /** The number of results with these filters; undefined while loading. */
  total: number | undefined;
  change: ChangeSearch;
}

/** The filters on small screens, in a sheet over the page. */
export function FilterSheet({ viewer, search, total, change }: FilterSheetProps) {
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
      <FinderFilters viewer={viewer} search={search} change={change} />
      <div className="sticky -bottom-4 -mx-4 mt-auto border-t border-line bg-sunken p-4">
        <Button
          wide
          onClick={() => {
            if (search.view === 'trending') change({ view: undefined }, { replace: true });
            setIsOpen(false);
          }}
        >
          {total === undefined ? 'Show alumni' : `Show ${alumniCountText(total)}`}
        </Button>
      </div>
    </Sheet>
  );
}
