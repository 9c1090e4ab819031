import { useQuery } from '@tanstack/react-query';
import { groupHourQueries } from '@/entities/group-hour';
import { ApiError } from '@/shared/api';
import { detailedRefusalText } from '@/shared/lib/forms';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { GroupHourContent } from './group-hour-card';

interface GroupHourDrawerProps {
  groupHourId: number;
  viewer: number;
  now: Date;
  onClose: () => void;
}

/** One group hour, for links in notifications, mails and calendars. */
export function GroupHourDrawer({ groupHourId, viewer, now, onClose }: GroupHourDrawerProps) {
  const { data, error, refetch } = useQuery(groupHourQueries.one(groupHourId, viewer));
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Dialog
      title={isMissing ? 'Group hour not found' : 'Group hour'}
      shape="drawer"
      open
      onOpenChange={(open) => !open && onClose()}
    >
      {isMissing ? (
        <p>This group hour doesn’t exist, or you can’t see it.</p>
      ) : data ? (
        <article aria-label={data.topic}>
          <GroupHourContent groupHour={data} viewer={viewer} now={now} />
        </article>
      ) : error ? (
        <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            Loading
          </p>
          <Skeleton className="h-60" />
        </div>
      )}
    </Dialog>
  );
}
