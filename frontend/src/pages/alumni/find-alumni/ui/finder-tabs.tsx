import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { alumniQueries } from '@/entities/alum';
import type { User } from '@/shared/auth';
import { alumniNumberText } from '../model/result-count-text';
import { applySearchChange, type FinderSearch } from '../model/search';

const TAB_CLASSES =
  'inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface px-3 font-semibold text-muted hover:text-ink aria-[current=page]:border-ivy aria-[current=page]:bg-ivy-soft aria-[current=page]:text-on-ivy-soft';

interface FinderTabsProps {
  user: User;
  search: FinderSearch;
}

/** All alumni, or only those the user is connected with; both with the same filters. */
export function FinderTabs({ user, search }: FinderTabsProps) {
  const isConnected = search.view === 'connected';
  const { data } = useQuery({ ...alumniQueries.connected(user.id), enabled: user.emailVerified });
  return (
    <nav aria-label="Lists of alumni" className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Link
            to="/find-alumni"
            search={applySearchChange(search, { view: undefined })}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={isConnected ? undefined : 'page'}
            className={TAB_CLASSES}
          >
            All alumni
          </Link>
        </li>
        <li>
          <Link
            to="/find-alumni"
            search={applySearchChange(search, { view: 'connected' })}
            resetScroll={false}
            aria-current={isConnected ? 'page' : undefined}
            className={TAB_CLASSES}
          >
            Connected{data && <span className="num">({alumniNumberText(data.total)})</span>}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
