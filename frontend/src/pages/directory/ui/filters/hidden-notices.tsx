import { plural } from '@/shared/lib/plural';
import type { CollegeFacets } from '../../api/directory';
import { RANGE_NAMES, RANGE_DEFINITIONS } from '../../model/choices';
import { isRangeSet, type DirectorySearch } from '../../model/search';
import type { ChangeSearch } from '../../model/use-comparison';

interface HiddenNoticesProps {
  search: DirectorySearch;
  facets: CollegeFacets;
  change: ChangeSearch;
}

/** Reports how many colleges a filter hides because a figure is missing, so that none disappear silently. */
export function HiddenNotices({ search, facets, change }: HiddenNoticesProps) {
  const shown = search.unreported ?? [];
  const ranges = RANGE_NAMES.filter((name) => isRangeSet(search, name)).flatMap((name) => {
    const { missing } = RANGE_DEFINITIONS[name];
    const others = shown.filter((other) => other !== name);
    if (shown.includes(name)) {
      const hide = () => change({ unreported: others.length > 0 ? others : undefined });
      return [
        { name, missing, text: `Also showing colleges with no reported ${missing}`, action: 'hide', onClick: hide },
      ];
    }
    if (facets.hidden[name] === 0) return [];
    const text = plural(
      facets.hidden[name],
      { one: '# college hidden: {missing} not reported', other: '# colleges hidden: {missing} not reported' },
      { missing },
    );
    return [{ name, missing, text, action: 'show', onClick: () => change({ unreported: [...others, name] }) }];
  });
  const isForMajors = search.majors !== undefined && !shown.includes('majors') && facets.hidden.majors > 0;
  const majors = {
    name: 'majors' as const,
    missing: 'majors',
    text: plural(facets.hidden.majors, {
      one: '# college hidden: no data on the majors you chose',
      other: '# colleges hidden: no data on the majors you chose',
    }),
    action: 'show',
    onClick: () => change({ unreported: [...shown, 'majors'] }),
  };
  const notices = [...ranges, ...(isForMajors ? [majors] : [])];
  if (notices.length === 0) return null;

  return (
    <ul className="grid gap-1 text-sm text-muted print:hidden">
      {notices.map(({ name, missing, text, action, onClick }) => (
        <li key={name}>
          {text} ·{' '}
          <button
            type="button"
            onClick={onClick}
            className="link inline-flex min-h-6 cursor-pointer items-center font-semibold max-lg:min-h-11"
          >
            {action}
            <span className="sr-only"> colleges with no reported {missing}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
