import { useQuery } from '@tanstack/react-query';
import { conversationQueries, type User } from '@/shared/api';
import { useAuth } from '@/shared/auth';

/** Everybody else may not read messages and notifications, so they are not asked for. */
export const isMember = (user: User | null): user is User =>
  user !== null && user.emailVerified && (user.role !== 'college_admin' || user.adminStatus === 'active');

/** How many messages are unread; nothing while there are none. */
export function UnreadBadge({ className = '' }: { className?: string }) {
  const { user } = useAuth();
  const { data } = useQuery({ ...conversationQueries.unreadCount(user?.id ?? 0), enabled: isMember(user) });
  if (!data?.count) return null;
  return (
    <span
      className={`num h-5.5 min-w-5.5 leading-5.5 rounded-full bg-brick px-1.5 text-center text-xs font-bold text-surface ${className}`}
    >
      <span className="text-[0px]">, </span>
      {data.count > 99 ? '99+' : data.count}
      <span className="sr-only"> unread</span>
    </span>
  );
}
