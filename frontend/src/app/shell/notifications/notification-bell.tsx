import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { notificationCountQuery } from '@/entities/notification';
import type { NotificationPanel } from '@/features/notifications';

const MAX_SHOWN_COUNT = 99;

/**
 * The bell with the number of unread notifications, which opens a list of the newest. The list's code is loaded on the
 * first click.
 */
export function NotificationBell({ viewer }: { viewer: number }) {
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const [Panel, setPanel] = useState<ComponentType<ComponentProps<typeof NotificationPanel>>>();
  const { data } = useQuery(notificationCountQuery(viewer));
  const unread = data?.unread ?? 0;
  const shown = unread > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : unread;

  const open = () =>
    void import('@/features/notifications').then(
      (feature) => setPanel(() => feature.NotificationPanel),
      () => navigate({ to: '/notifications' }),
    );

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={unread ? `Notifications, ${shown} unread` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={Panel !== undefined}
        onClick={open}
        className="relative grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink hover:bg-ivy-soft"
      >
        <Bell size={22} aria-hidden="true" />
        {unread > 0 && (
          <span className="num absolute -top-0.5 left-5 h-5 min-w-5 rounded-full bg-brick px-1 text-center text-xs leading-5 font-bold text-surface">
            {shown}
          </span>
        )}
      </button>
      {Panel && <Panel viewer={viewer} anchor={button} onClose={() => setPanel(undefined)} />}
    </>
  );
}
