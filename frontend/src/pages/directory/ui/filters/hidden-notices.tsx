import type { CollegeFacets } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { RANGE_NAMES, RANGES } from '../../model/choices';
import { isRangeSet, type DirectorySearch } from '../../model/search';
import type { Change } from '../../model/use-comparison';

interface HiddenNoticesProps {
  search: DirectorySearch;
  facets: CollegeFacets;
  change: Change;
}

const colleges = (count: number) => `${formatCount(count)} ${count === 1 ? 'college' : 'colleges'}`;

/** Says whom a filter hides for want of a figure; nobody should disappear without a word. */
export function HiddenNotices({ search, facets, change }: HiddenNoticesProps) {
  const shown = search.unreported ?? [];
  const notices = RANGE_NAMES.filter((name) => isRangeSet(search, name)).flatMap((name) => {
    const { missing } = RANGES[name];
    const others = shown.filter((other) => other !== name);
    if (shown.includes(name)) {
      const hide = () => change({ unreported: others.length > 0 ? others : undefined });
      return [{ name, text: `Colleges without a reported ${missing} are shown too`, action: 'hide', onClick: hide }];
    }
    if (facets.hidden[name] === 0) return [];
    const text = `${colleges(facets.hidden[name])} hidden: ${missing} not reported`;
    return [{ name, text, action: 'show', onClick: () => change({ unreported: [...others, name] }) }];
  });
  if (notices.length === 0 && facets.hidden.types === 0) return null;

  return (
    <ul className="grid gap-1 text-sm text-muted print:hidden">
      {notices.map(({ name, text, action, onClick }) => (
        <li key={name}>
          {text} ·{' '}
          <button
            type="button"
            onClick={onClick}
            className="link inline-flex min-h-6 cursor-pointer items-center font-semibold max-lg:min-h-11"
          >
            {action}
            <span className="sr-only"> colleges without a reported {RANGES[name].missing}</span>
          </button>
        </li>
      ))}
      {facets.hidden.types > 0 && (
        <li>{colleges(facets.hidden.types)} hidden by the type filter: their programs are all under two years</li>
      )}
    </ul>
  );
}
