import { useRouter } from '@tanstack/react-router';
import { Bell, CalendarDays, Flag, GraduationCap, School, Star, type LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Notification } from '@/entities/notification';
import { formatTimeAgo, formatDateTime } from '@/shared/lib/dates';
import { Avatar } from '@/shared/ui/avatar';
import { SampleTag } from '@/shared/ui/sample-tag';
import { useMarkRead } from '../api/use-mark-read';

const KIND_ICONS: Partial<Record<Notification['kind'], LucideIcon>> = {
  alumni: GraduationCap,
  meeting: CalendarDays,
  reminder: CalendarDays,
  mentoring: GraduationCap,
  review: Star,
  college: School,
  'college-message': School,
  moderation: Flag,
};

interface NotificationRowProps {
  notification: Notification;
  viewer: number;
  /** Called when its link is opened in this tab. */
  onOpen?: () => void;
}

/** True if the browser opens the link in another tab or window. */
const opensInOtherTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** One notification: a link to its subject, which marks it as read. */
export function NotificationRow({ notification, viewer, onOpen }: NotificationRowProps) {
  const { id, kind, title, text, link, actor, createdAt, readAt } = notification;
  const router = useRouter();
  const { mutate: markRead } = useMarkRead(viewer);
  const isUnread = readAt === null;
  const Icon = KIND_ICONS[kind] ?? Bell;

  function open(event: MouseEvent) {
    // If it fails, the notification stays unread, and opening it again retries.
    if (isUnread) markRead({ ids: [id] });
    if (opensInOtherTab(event)) return;
    event.preventDefault();
    onOpen?.();
    void router.navigate({ href: link });
  }

  return (
    <li>
      <a
        href={link}
        data-notification={id}
        onClick={open}
        className="flex items-start gap-3 px-4 py-3 -outline-offset-3 hover:bg-sunken"
      >
        {actor ? (
          <Avatar name={actor.fullName} url={actor.avatarUrl} />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-muted"
          >
            <Icon size={20} />
          </span>
        )}
        <span className="grid min-w-0 flex-1 grid-cols-1 leading-snug">
          <span className={`wrap-anywhere ${isUnread ? 'font-bold' : ''}`}>
            {title}
            <ScreenReaderPause />
          </span>
          <span className="text-sm wrap-anywhere opacity-90">
            {text}
            <ScreenReaderPause />
          </span>
          <span className="mt-0.5 flex items-baseline gap-2 text-xs">
            <time dateTime={createdAt} title={formatDateTime(createdAt)} className="opacity-90">
              {formatTimeAgo(createdAt)}
            </time>
            {actor && <SampleTag of={actor} />}
          </span>
        </span>
        {isUnread && (
          <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-brick forced-colors:bg-[Highlight]">
            <span className="sr-only">, unread</span>
          </span>
        )}
      </a>
    </li>
  );
}

/** An invisible separator that makes screen readers pause. */
const ScreenReaderPause = () => <span className="text-[0px]">, </span>;
