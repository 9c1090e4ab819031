import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { useRef } from 'react';
import { notificationQueries } from '@/entities/notification';
import { NotificationSkeleton, useMarkAllRead } from '@/features/notifications';
import type { User } from '@/shared/auth';
import { focusPageHeading } from '@/shared/lib/focus';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button, buttonStyles } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { SegmentedControl } from '@/shared/ui/segmented';
import { isUnreadOnly, type RawNotificationsSearch } from '../model/search-params';
import { NotificationDays } from './notification-days';

const FILTER_OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
] as const;

interface NotificationsPageProps {
  user: User;
  address: RawNotificationsSearch;
}

/** All notifications of the viewer, grouped by day. */
export function NotificationsPage({ user, address }: NotificationsPageProps) {
  const isUnread = isUnreadOnly(address);
  const navigate = useNavigate();
  const isOnline = useOnline();
  const list = useRef<HTMLDivElement>(null);
  const query = useInfiniteQuery(notificationQueries.list(user.id, { isUnread }));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const { markAll, isPending } = useMarkAllRead(user.id);
  const notifications = data?.pages.flatMap(({ items }) => items) ?? [];
  const [newest] = notifications;
  const hasUnread = notifications.some(({ readAt }) => readAt === null);

  const show = (filter: 'all' | 'unread') =>
    void navigate({ to: '/notifications', search: filter === 'unread' ? { unread: 1 } : {}, resetScroll: false });

  // The focus moves to the first of the newly loaded notifications.
  const showMore = async () => {
    const before = notifications.length;
    await fetchNextPage();
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[data-notification]')[before]?.focus());
  };

  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-title">Notifications</h1>
        <Link
          to="/profile-settings"
          search={{ tab: 'notifications' }}
          className={buttonStyles({ variant: 'plain', size: 'compact' })}
        >
          <Settings size={18} aria-hidden="true" />
          Settings<span className="sr-only"> for notifications</span>
        </Link>
      </header>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl legend="Show" value={isUnread ? 'unread' : 'all'} onChange={show} choices={FILTER_OPTIONS} />
        {hasUnread && newest && (
          <Button
            variant="quiet"
            busy={isPending}
            disabled={!isOnline}
            onClick={() => {
              markAll(newest.id);
              focusPageHeading();
            }}
          >
            Mark all as read
          </Button>
        )}
      </div>
      {!data &&
        (error ? (
          <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />
        ) : (
          <div className="card">
            <NotificationSkeleton rows={6} />
          </div>
        ))}
      {data && notifications.length === 0 && <NoNotifications isUnread={isUnread} />}
      <div ref={list} className="grid grid-cols-1 gap-6 empty:hidden">
        <NotificationDays notifications={notifications} viewer={user.id} />
      </div>
      {data && error && (
        <ErrorPanel
          message={detailedRefusalText(error)}
          onRetry={() => void (query.isFetchNextPageError ? fetchNextPage() : refetch())}
        />
      )}
      {hasNextPage && !error && (
        <Button variant="quiet" busy={isFetchingNextPage} disabled={!isOnline} onClick={() => void showMore()}>
          Show more<span className="sr-only"> notifications</span>
        </Button>
      )}
    </div>
  );
}

function NoNotifications({ isUnread }: { isUnread: boolean }) {
  return (
    <div className="card grid justify-items-start gap-2 p-5">
      {isUnread ? (
        <>
          <p>You&apos;re all caught up</p>
          <p className="text-muted">You have no unread notifications.</p>
        </>
      ) : (
        <>
          <p>No notifications yet</p>
          <p className="text-muted">Requests, answers and meetings will show up here.</p>
        </>
      )}
    </div>
  );
}
