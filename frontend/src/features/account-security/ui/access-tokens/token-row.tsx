import { useId, useState } from 'react';
import { formatDate, formatTimeAgo } from '@/shared/lib/dates';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import type { AccessToken } from '../../api/access-tokens';

export function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const { name, hint, scopes, expiresAt, lastUsedAt } = token;
  const isOnline = useOnline();
  const id = useId();
  const [shownAt] = useState(() => new Date());
  const hasExpired = new Date(expiresAt) <= shownAt;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div id={id} className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {name}
          {hasExpired && <Chip>Expired</Chip>}
        </p>
        <p className="text-sm text-muted">
          <code>gsp_…{hint}</code> · {scopes.join(', ')}
        </p>
        <p className="text-sm text-muted">
          {lastUsedAt ? `Last used ${formatTimeAgo(lastUsedAt)}` : 'Never used'} · {hasExpired ? 'Expired' : 'Expires'}{' '}
          {formatDate(expiresAt)}
        </p>
      </div>
      <Button variant="quiet" disabled={!isOnline} aria-describedby={id} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}
