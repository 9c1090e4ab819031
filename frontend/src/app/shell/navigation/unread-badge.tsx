import { useQuery } from '@tanstack/react-query';
import { conversationQueries } from '@/entities/conversation';
import { useAuth, type User } from '@/shared/auth';
import { CountBadge } from './count-badge';

/** Checks whether the user has access to messages and notifications; for everyone else they are not requested. */
export const isMember = (user: User | null): user is User =>
  user !== null && user.emailVerified && (user.role !== 'college_admin' || user.adminStatus === 'active');

/** The number of unread messages; renders nothing if there are none. */
export function UnreadBadge({ className = '' }: { className?: string }) {
  const { user } = useAuth();
  const { data } = useQuery({ ...conversationQueries.unreadCount(user?.id ?? 0), enabled: isMember(user) });
  if (!data?.count) return null;
  return <CountBadge count={data.count} label="unread" className={className} />;
}
