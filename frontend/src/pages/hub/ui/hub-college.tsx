import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { collegeQueries, useCollegeLists, useReportCollegeView, type CollegeDetail } from '@/entities/college';
import { CampusEvents } from '@/features/campus-events';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { ApiError, toErrorSentence } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/panel';
import { Tabs } from '@/shared/ui/tabs';
import { toast } from '@/shared/ui/toast';
import type { HubTab } from '../model/tabs';
import { HubAlumni } from './hub-alumni';
import { HubDiscussions } from './hub-discussions';
import { HubHeader } from './hub-header';
import { HubOverview } from './hub-overview';
import { HubReviews } from './hub-reviews';
import { HubSkeleton } from './hub-skeleton';

interface HubCollegeProps {
  collegeId: number;
  tab: HubTab;
  onTabChange: (tab: HubTab) => void;
  /** Whether the college was just searched for: then its name takes the focus. */
  takesFocus: boolean;
}

export function HubCollege({ collegeId, ...rest }: HubCollegeProps) {
  const { data, error, refetch } = useQuery(collegeQueries.detail(collegeId));

  useEffect(() => {
    if (error) toast({ title: 'Error', text: 'Could not load college information', variant: 'destructive' });
  }, [error]);

  if (data) return <LoadedHubCollege college={data} {...rest} />;
  if (!error) return <HubSkeleton />;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <h1 className="mb-4 text-title">{isMissing ? 'College not found' : 'College Hub'}</h1>
      {isMissing ? (
        <p className="text-lg text-muted">We couldn’t find this college. Search for another one above.</p>
      ) : (
        <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
      )}
    </>
  );
}

interface LoadedHubCollegeProps extends Omit<HubCollegeProps, 'collegeId'> {
  college: CollegeDetail;
}

function LoadedHubCollege({ college, tab, onTabChange, takesFocus }: LoadedHubCollegeProps) {
  const { addRecent } = useCollegeLists();
  useEffect(() => addRecent(college), [addRecent, college]);
  useReportCollegeView(college.id, 'hub');
  // A button on the overview that opens another tab is gone then: the focus moves to the tab's heading.
  const [openedTab, setOpenedTab] = useState<HubTab>();
  const change = (next: HubTab, isFromLink = false) => {
    setOpenedTab(isFromLink ? next : undefined);
    onTabChange(next);
  };

  return (
    <article className="grid grid-cols-1 gap-6">
      <HubHeader college={college} takesFocus={takesFocus} />
      <Tabs
        look="pageOfMany"
        label={`About ${college.name}`}
        value={tab}
        onChange={(next) => change(next)}
        tabs={[
          {
            value: 'overview',
            label: 'Overview',
            content: <HubOverview college={college} onLead={(next) => change(next, true)} />,
          },
          {
            value: 'alumni',
            label: 'Alumni',
            content: <HubAlumni college={college} takesFocus={openedTab === 'alumni'} />,
          },
          {
            value: 'forum',
            label: 'Forum',
            content: <HubDiscussions college={college} takesFocus={openedTab === 'forum'} />,
          },
          {
            value: 'events',
            label: 'Events',
            content: <CampusEvents college={college} howToConfirm={<ConfirmEmailNotice />} />,
          },
          {
            value: 'reviews',
            label: 'Reviews',
            content: <HubReviews college={college} takesFocus={openedTab === 'reviews'} />,
          },
        ]}
      />
    </article>
  );
}
