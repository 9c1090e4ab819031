import { Link } from '@tanstack/react-router';
import { CalendarPlus } from 'lucide-react';
import { groupHourQueries } from '@/entities/group-hour';
import { useNow } from '@/features/meetings';
import type { User } from '@/shared/auth';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { parseGroupHoursSearch, type GroupHoursSearch, type RawGroupHoursSearch } from '../model/search';
import { GroupHourDrawer } from './group-hour-drawer';
import { GroupHourList } from './group-hour-list';
import { OfferForm } from './offer-form';

interface GroupHoursPageProps {
  user: User;
  address: RawGroupHoursSearch;
  /** Writes another search to the URL; `replace` adds no history entry. */
  onSearch: (next: (before: RawGroupHoursSearch) => GroupHoursSearch, replace: boolean) => void;
}

/** Group hours: a student's own and those to join, or those that an alum offers. */
export function GroupHoursPage({ user, address, onSearch }: GroupHoursPageProps) {
  const search = parseGroupHoursSearch(address);
  const now = useNow();
  const isAlum = user.role === 'alumni';
  const change = (to: { [Name in keyof GroupHoursSearch]: GroupHoursSearch[Name] | undefined }, replace = false) =>
    onSearch((before) => parseGroupHoursSearch({ ...parseGroupHoursSearch(before), ...to }), replace);
  const list = { viewer: user.id, now };

  return (
    <div className="page-width page-height">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-title">Group hours</h1>
          <p className="mt-1 max-w-[68ch] text-muted">
            {isAlum
              ? 'Answer several students in one call. You see who joined and what they’d like to ask.'
              : 'Join a call with an alum and a few other students. You don’t need to be connected.'}
          </p>
        </div>
        {isAlum && (
          <Button onClick={() => change({ new: 1 })}>
            <CalendarPlus size={18} aria-hidden="true" />
            Offer a group hour
          </Button>
        )}
      </header>
      <div className="mt-6 grid grid-cols-1 gap-8">
        <GroupHourList
          {...list}
          title="Your group hours"
          query={groupHourQueries.own(user.id)}
          empty={isAlum ? 'You haven’t offered a group hour yet.' : 'You haven’t joined a group hour yet.'}
        />
        {!isAlum && (
          <>
            <GroupHourList
              {...list}
              title="Group hours to join"
              query={groupHourQueries.open({ collegeId: search.college }, user.id)}
              empty={
                search.college === undefined
                  ? 'No group hours right now. You can ask an alum for a meeting instead.'
                  : 'No group hours of this college’s alumni right now.'
              }
              isOthers
            />
            {search.college !== undefined && (
              <p>
                <Link to="/group-hours" className="link">
                  Show group hours of all colleges
                </Link>
              </p>
            )}
            <p>
              <Link to="/find-alumni" className={buttonStyles({ variant: 'quiet' })}>
                Find alumni
              </Link>
            </p>
          </>
        )}
      </div>
      {isAlum && (
        <Dialog
          title="Offer a group hour"
          shape="drawer"
          open={search.new === 1}
          onOpenChange={(open) => !open && change({ new: undefined }, true)}
          isPrecious
        >
          <OfferForm onDone={() => change({ new: undefined }, true)} />
        </Dialog>
      )}
      {search.open !== undefined && (
        <GroupHourDrawer
          key={search.open}
          groupHourId={search.open}
          {...list}
          onClose={() => change({ open: undefined }, true)}
        />
      )}
    </div>
  );
}
