import { majorsDataText } from '../../lib/majors-data-text';
import type { CollegeFacets } from '../../api/directory';
import type { DirectorySearch } from '../../model/search';
import type { ChangeSearch } from '../../model/use-comparison';

interface MajorsNoticeProps {
  search: DirectorySearch;
  facets: CollegeFacets | undefined;
  change: ChangeSearch;
}

/** For how many colleges majors are known, with a checkbox that includes the others. */
export function MajorsNotice({ search, facets, change }: MajorsNoticeProps) {
  const { unreported = [], majors } = search;
  const included = unreported.includes('majors');
  const others = unreported.filter((name) => name !== 'majors');
  return (
    <div className="-mt-4 grid gap-2 text-sm text-muted">
      {facets && <p>{majorsDataText(facets, 'of these colleges')}</p>}
      {majors && (
        <label className="flex min-h-11 items-center gap-2 text-ink">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-ivy"
            checked={included}
            onChange={() => {
              const next = included ? others : [...others, 'majors' as const];
              change({ unreported: next.length > 0 ? next : undefined });
            }}
          />
          Include colleges with no data on the majors you chose
        </label>
      )}
    </div>
  );
}
