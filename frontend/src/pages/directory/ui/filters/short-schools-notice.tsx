import { plural } from '@/shared/lib/plural';
import type { CollegeFacets } from '../../api/directory';
import { SHORT_TYPE } from '../../model/choices';
import { includesShort, shortChange, type DirectorySearch } from '../../model/search';
import type { Change } from '../../model/use-comparison';

interface ShortSchoolsNoticeProps {
  search: DirectorySearch;
  facets: CollegeFacets | undefined;
  change: Change;
}

/** Returns how many schools of less than two years could be added; 0 if they are shown. */
export function hiddenShort(search: DirectorySearch, facets: CollegeFacets | undefined): number {
  if (includesShort(search)) return 0;
  return facets?.types.find(({ value }) => value === SHORT_TYPE)?.count ?? 0;
}

/** A notice below the results that schools of less than two years are hidden, with a button to show them. */
export function ShortSchoolsNotice({ search, facets, change }: ShortSchoolsNoticeProps) {
  const count = hiddenShort(search, facets);
  if (count === 0 || search.types !== undefined) return null;
  return (
    <p className="num text-sm text-muted print:hidden">
      {plural(count, {
        one: '# school of less than two years isn’t shown.',
        other: '# schools of less than two years aren’t shown.',
      })}{' '}
      <button
        type="button"
        onClick={() => {
          change(shortChange(search, true));
          // The button is removed with its notice.
          document.getElementById('results')?.focus();
        }}
        className="link inline-flex min-h-6 cursor-pointer items-center font-semibold max-lg:min-h-11"
      >
        {plural(count, { one: 'Show it', other: 'Show them' })}
      </button>
    </p>
  );
}
