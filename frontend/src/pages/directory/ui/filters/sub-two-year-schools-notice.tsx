import { plural } from '@/shared/lib/plural';
import type { CollegeFacets } from '../../api/directory';
import { SUB_TWO_YEAR_TYPE } from '../../model/choices';
import { includesSubTwoYear, toggleSubTwoYear, type DirectorySearch } from '../../model/search';
import type { ChangeSearch } from '../../model/use-comparison';

interface SubTwoYearNoticeProps {
  search: DirectorySearch;
  facets: CollegeFacets | undefined;
  change: ChangeSearch;
}

/** Returns how many schools of less than two years could be added; 0 if they are shown. */
export function countHiddenSubTwoYear(search: DirectorySearch, facets: CollegeFacets | undefined): number {
  if (includesSubTwoYear(search)) return 0;
  return facets?.types.find(({ value }) => value === SUB_TWO_YEAR_TYPE)?.count ?? 0;
}

/** A notice below the results that schools of less than two years are hidden, with a button to show them. */
export function SubTwoYearNotice({ search, facets, change }: SubTwoYearNoticeProps) {
  const count = countHiddenSubTwoYear(search, facets);
  if (count === 0 || search.types !== undefined) return null;
  return (
    <p className="num text-sm text-muted print:hidden">
      {plural(count, {
        one: '# college with only short programs (under 2 years) is hidden.',
        other: '# colleges with only short programs (under 2 years) are hidden.',
      })}{' '}
      <button
        type="button"
        onClick={() => {
          change(toggleSubTwoYear(search, true));
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
