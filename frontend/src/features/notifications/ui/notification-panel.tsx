import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { useId, useRef, type RefObject } from 'react';
import { notificationQueries } from '@/entities/notification';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button, buttonStyles } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Popover } from '@/shared/ui/popover';
import { useMarkAllRead } from '../api/use-mark-read';
import { NotificationRow } from './notification-row';
import { NotificationSkeleton } from './notification-skeleton';

const MAX_SHOWN_NOTIFICATIONS = 10;

interface NotificationPanelProps {
  viewer: number;
  /** The button that opens the panel. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The newest notifications, next to the bell. */
export function NotificationPanel({ viewer, anchor, onClose }: NotificationPanelProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const isOnline = useOnline();
  const { data, error, refetch } = useInfiniteQuery(
    notificationQueries.list(viewer, { limit: MAX_SHOWN_NOTIFICATIONS }),
  );
  const { markAll, isPending } = useMarkAllRead(viewer);
  const notifications = data?.pages[0]?.items ?? [];
  const newest = notifications[0];
  const hasUnread = notifications.some(({ readAt }) => readAt === null);

  return (
    <Popover titleId={titleId} anchor={anchor} onClose={onClose}>
      <header className="flex flex-wrap items-center justify-between gap-x-2 border-b border-line py-1 pr-1 pl-4">
        <h2 ref={title} id={titleId} tabIndex={-1} className="text-lg outline-none">
          Notifications
        </h2>
        {hasUnread && newest && (
          <Button
            variant="plain"
            size="compact"
            busy={isPending}
            disabled={!isOnline}
            onClick={() => {
              markAll(newest.id);
              title.current?.focus();
            }}
          >
            Mark all as read
          </Button>
        )}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {!data &&
          (error ? (
            <div className="p-2">
              <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />
            </div>
          ) : (
            <NotificationSkeleton rows={4} />
          ))}
        {data && notifications.length === 0 && <p className="p-6 text-center text-muted">No notifications yet</p>}
        {notifications.length > 0 && (
          <ul className="divide-y divide-line">
            {notifications.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} viewer={viewer} onOpen={onClose} />
            ))}
          </ul>
        )}
      </div>
      <footer className="flex items-center justify-between gap-2 border-t border-line p-1">
        <Link to="/notifications" onClick={onClose} className={buttonStyles({ variant: 'plain', size: 'compact' })}>
          See all<span className="sr-only"> notifications</span>
        </Link>
        <Link
          to="/profile-settings"
          search={{ tab: 'notifications' }}
          onClick={onClose}
          aria-label="Notification settings"
          title="Notification settings"
          className="grid size-11 place-items-center rounded-control text-muted hover:text-ink"
        >
          <Settings size={18} aria-hidden="true" />
        </Link>
      </footer>
    </Popover>
  );
}
