import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { myPeopleQueries } from '@/entities/connection';
import { SavedRequests } from '@/features/connection';
import type { User } from '@/shared/auth';
import { findTab, TABS, type RawMyPeopleSearch } from '../model/tabs';
import { BlockedList } from './blocked-list';
import { PeopleList } from './people-list';

/** Everyone a user has or had a relationship with, one list per state. */
export function MyPeoplePage({ user, address }: { user: User; address: RawMyPeopleSearch }) {
  const chosen = findTab(address.tab);
  const { data: counts } = useQuery(myPeopleQueries.counts(user.id));
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <h1 className="text-title">My People</h1>
        <p className="mt-1 text-muted">Your connections and requests.</p>
      </header>
      <SavedRequests viewer={user} />
      <nav aria-label="Lists of people">
        <ul className="flex flex-wrap gap-2">
          {TABS.map(({ tab, label }) => (
            <li key={tab}>
              <Link
                to="/my-people"
                search={{ tab }}
                resetScroll={false}
                aria-current={tab === chosen.tab ? 'page' : undefined}
                className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface px-3 font-semibold text-muted hover:text-ink aria-[current=page]:border-ivy aria-[current=page]:bg-ivy-soft aria-[current=page]:text-on-ivy-soft"
              >
                {label}
                {counts && <span className="num text-sm">{counts[tab]}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {chosen.tab === 'blocked' ? (
        <BlockedList key="blocked" viewer={user} title={chosen.label} empty={chosen.empty} />
      ) : (
        <PeopleList key={chosen.tab} viewer={user} list={chosen.tab} title={chosen.label} empty={chosen.empty} />
      )}
    </div>
  );
}
