import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountProfile } from '@/entities/account';
import { toErrorSentence } from '@/shared/api';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { SettingsCard } from '@/shared/ui/settings-card';
import { Skeleton } from '@/shared/ui/skeleton';
import { Switch } from '@/shared/ui/switch';
import { activityQueries } from '../../api/privacy/activity';
import { useActivityChanges, useVisitCounting } from '../../api/privacy/use-activity';
import { useIsMinor } from '@/entities/profile';
import { CollegeActivityCard } from './college-activity-card';
import { OwnInquiries } from './own-inquiries';

/** What each college can know about a student, calculated by the same rules as the colleges' own screens. */
export function ActivitySection({ profile }: { profile: AccountProfile }) {
  const { isMinor } = useIsMinor(profile);
  const { data, error, refetch } = useQuery(activityQueries.list(profile.id));
  const { data: inquiries = [] } = useQuery(activityQueries.inquiries(profile.id));
  const changes = useActivityChanges(profile.id);
  const [isAsking, setIsAsking] = useState(false);
  const isOnline = useOnline();

  return (
    <SettingsCard
      title="What colleges see"
      lead={
        isMinor
          ? 'See what colleges can know about you, and choose which of them can send you messages.'
          : isMinor === false &&
            'See your intent score for each college, the activity it’s based on, and what you share. Points lose half their value every 21 days.'
      }
    >
      <VisitCountingSwitch viewer={profile.id} />
      {isMinor && (
        <p className="text-muted">
          Until you’re 18, we count visits without storing who you are, so there’s no intent score for you.
        </p>
      )}
      {!data &&
        (error ? (
          <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40" />
        ))}
      {data?.length === 0 && inquiries.length === 0 && !isMinor && (
        <p className="text-muted">
          Nothing yet. When you view or save a college, this list shows what the college can see about you.
        </p>
      )}
      {data && data.length + inquiries.length > 0 && (
        <>
          <ul className="grid grid-cols-1 gap-4">
            {data.map((one) => (
              <CollegeActivityCard key={one.collegeId} one={one} isMinor={isMinor ?? true} changes={changes} />
            ))}
          </ul>
          <OwnInquiries inquiries={inquiries} changes={changes} />
          <Button
            variant="quiet"
            className="justify-self-start max-sm:w-full"
            disabled={!isOnline}
            onClick={() => setIsAsking(true)}
          >
            Delete all activity
          </Button>
        </>
      )}
      <AlertDialog
        title="Delete all activity?"
        text={`${isMinor ? 'We' : 'Your scores go back to zero, and we'} delete the list of colleges you looked up. Statistics for past weeks don’t change. No one can identify you in them.`}
        confirm="Delete"
        open={isAsking}
        busy={changes.deleteAll.isPending}
        onOpenChange={setIsAsking}
        onConfirm={() => changes.deleteAll.mutate(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </SettingsCard>
  );
}

function VisitCountingSwitch({ viewer }: { viewer: number }) {
  const { data } = useQuery(activityQueries.counting(viewer));
  const { mutate, isPending, variables } = useVisitCounting(viewer);
  const isOnline = useOnline();
  if (!data) return <Skeleton className="h-14" />;
  const isCounted = isPending ? variables : data.countVisits;
  return (
    <Switch
      id="countVisits"
      label="Count my visits anonymously"
      consequence={
        isCounted
          ? 'Colleges see groups of at least ten students, never you individually.'
          : 'We aren’t recording your activity. Anything already recorded stays until you delete it below.'
      }
      checked={isCounted}
      busy={isPending}
      disabled={!isOnline}
      onChange={(isOn) => mutate(isOn)}
    />
  );
}
