import { useQuery } from '@tanstack/react-query';
import { connectionQueries, type User } from '@/shared/api';
import { Unblock } from './unblock';

interface BlockedNoticeProps {
  viewer: User;
  userId: number;
  onUnblocked: () => void;
}

/** Whom one has blocked is not found any more; here one reads why, and can change it. */
export function BlockedNotice({ viewer, userId, onUnblocked }: BlockedNoticeProps) {
  const { data } = useQuery({ ...connectionQueries.blocks(viewer.id), enabled: viewer.emailVerified });
  const blocked = data?.find((one) => one.userId === userId);
  if (!blocked) return null;
  return (
    <section aria-label="Blocked" className="card grid justify-items-center gap-3 p-5">
      <p>You blocked {blocked.displayName}.</p>
      <Unblock userId={userId} name={blocked.displayName} onDone={onUnblocked} />
    </section>
  );
}
