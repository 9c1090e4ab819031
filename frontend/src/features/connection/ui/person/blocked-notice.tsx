import { useQuery } from '@tanstack/react-query';
import { connectionQueries } from '@/entities/connection';
import type { User } from '@/shared/auth';
import { Chip } from '@/shared/ui/chip';
import { stateLabel } from '../../model/connection-labels';
import { UnblockButton } from './unblock';

interface BlockedNoticeProps {
  viewer: User;
  userId: number;
  onUnblocked: () => void;
}

/** Shown instead of a blocked person's page: explains why, and can unblock them. */
export function BlockedNotice({ viewer, userId, onUnblocked }: BlockedNoticeProps) {
  const { data } = useQuery({ ...connectionQueries.blocks(viewer.id), enabled: viewer.emailVerified });
  const blocked = data?.find((one) => one.userId === userId);
  if (!blocked) return null;
  return (
    <section aria-label="Blocked" className="card grid justify-items-center gap-3 p-5">
      <Chip>{stateLabel('blocked')}</Chip>
      <p>You blocked {blocked.displayName}.</p>
      <UnblockButton userId={userId} name={blocked.displayName} onDone={onUnblocked} />
    </section>
  );
}
