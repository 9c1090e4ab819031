import { useId } from 'react';
import type { OwnSession } from '@/entities/account';
import { formatDateTime } from '@/shared/lib/dates';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';

interface SessionRowProps {
  session: OwnSession;
  isEnding: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, network, openedAt, lastSeenAt, isCurrent } = session;
  const isOnline = useOnline();
  const id = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div id={id} className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {isCurrent && <Chip>This device</Chip>}
        </p>
        <p className="text-sm text-muted">
          {network} · Signed in {formatDateTime(openedAt)}
          {!isCurrent && ` · Last seen ${formatDateTime(lastSeenAt)}`}
        </p>
      </div>
      <Button variant="quiet" busy={isEnding} disabled={!isOnline} aria-describedby={id} onClick={onEnd}>
        Sign out
      </Button>
    </li>
  );
}
