import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hideHubBanner } from '@/entities/college';
import type { User } from '@/shared/auth';
import { recordInquiry } from '../api/hub';
import { SEARCHED_COLLEGE_STATE } from '../model/arrival';
import type { HubTab } from '../model/tabs';
import { HubCollege } from './hub-college';
import { HubSearch } from './hub-search';
import { HubStart } from './hub-start';
import { PlannedColleges } from './plans/planned-colleges';
import { RecentAndSavedColleges } from './side-lists';

interface HubPageProps {
  user: User;
  /** ID of the college shown; undefined on the start page. */
  collegeId: number | undefined;
  tab: HubTab;
}

/** One college at a time, with everything we know about it and the people who know it. */
export function HubPage({ user, collegeId, tab }: HubPageProps) {
  const navigate = useNavigate();
  const mayInquire = user.role === 'student' && user.emailVerified;
  const isSearched = useLocation({ select: ({ state }) => state.isSearched === true });

  useEffect(() => hideHubBanner(user.id), [user.id]);

  function choose(id: number) {
    if (mayInquire) recordInquiry(id);
    void navigate({ to: '/college', search: { id }, state: SEARCHED_COLLEGE_STATE });
  }

  return (
    <div
      className={`grid grid-cols-1 gap-6 print:flex print:flex-col ${collegeId === undefined ? '' : 'xl:grid-cols-[minmax(0,1fr)_280px] xl:gap-8'}`}
    >
      <div className="grid content-start gap-6">
        {collegeId === undefined && (
          <header>
            <h1 className="text-title">College Hub</h1>
            <p className="mt-1 text-muted">See a college’s costs, outcomes, events and reviews on one page.</p>
          </header>
        )}
        <HubSearch onChoose={choose} mayInquire={mayInquire} />
      </div>
      <div className={collegeId === undefined ? 'min-w-0' : 'min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1'}>
        {collegeId === undefined ? <PlannedColleges viewer={user.id} /> : <RecentAndSavedColleges />}
      </div>
      <div className="min-w-0">
        {collegeId === undefined ? (
          <HubStart />
        ) : (
          <HubCollege
            key={collegeId}
            collegeId={collegeId}
            tab={tab}
            onTabChange={(next) =>
              void navigate({
                to: '/college',
                search: { id: collegeId, tab: next === 'overview' ? undefined : next },
                replace: true,
                resetScroll: false,
              })
            }
            takesFocus={isSearched}
          />
        )}
      </div>
    </div>
  );
}
