import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toErrorSentence } from '@/shared/api';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { SettingsCard } from '@/shared/ui/settings-card';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { type AccessToken, accessTokensQuery, useRevokeAccessToken } from '../../api/access-tokens';
import { CreateTokenDialog } from './create-token-dialog';
import { TokenRow } from './token-row';

interface AccessTokensProps {
  viewer: number;
  /** The college whose main administrator the viewer is; null for the viewer's own tokens. */
  college: { id: number; name: string } | null;
}

/** Lists access tokens, creates new ones and revokes them. */
export function AccessTokens({ viewer, college }: AccessTokensProps) {
  const collegeId = college?.id ?? null;
  const { data, error, refetch } = useQuery(accessTokensQuery(viewer, collegeId));
  const revoking = useRevokeAccessToken(viewer, collegeId);
  const [isCreating, setIsCreating] = useState(false);
  const [revoked, setRevoked] = useState<AccessToken>();
  const isOnline = useOnline();

  const revoke = (token: AccessToken) =>
    revoking.mutate(token, {
      onSuccess: () => toast({ title: 'Token revoked', text: `“${token.name}” no longer works.` }),
      onError: (failure) =>
        toast({ title: 'Token not revoked', text: detailedRefusalText(failure), variant: 'destructive' }),
      onSettled: () => setRevoked(undefined),
    });

  return (
    <SettingsCard title="Access tokens" lead={<Lead college={college} />}>
      {data ? (
        <TokenList tokens={data} onRevoke={setRevoked} />
      ) : error ? (
        <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="grid gap-2">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
      <Button className="justify-self-start max-sm:w-full" disabled={!isOnline} onClick={() => setIsCreating(true)}>
        Create token
      </Button>
      <CreateTokenDialog viewer={viewer} collegeId={collegeId} open={isCreating} onOpenChange={setIsCreating} />
      <AlertDialog
        title="Revoke this token?"
        text={`Programs that use “${revoked?.name}” stop working right away. You can’t undo this.`}
        confirm="Revoke"
        busy={revoking.isPending}
        open={revoked !== undefined}
        onOpenChange={() => setRevoked(undefined)}
        onConfirm={() => revoked && revoke(revoked)}
      />
    </SettingsCard>
  );
}

function Lead({ college }: Pick<AccessTokensProps, 'college'>) {
  return (
    <>
      {college
        ? `Programs use them to act for ${college.name}. They stop working if you’re no longer its main administrator.`
        : 'Programs use them to read or change your data for you.'}{' '}
      Keep a token as secret as a password.{' '}
      <a href="/api/docs" className="link">
        API documentation
      </a>
    </>
  );
}

function TokenList({ tokens, onRevoke }: { tokens: AccessToken[]; onRevoke: (token: AccessToken) => void }) {
  if (tokens.length === 0) return <p className="text-muted">No access tokens yet.</p>;
  return (
    <ul aria-label="Access tokens" className="divide-y divide-line">
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} onRevoke={() => onRevoke(token)} />
      ))}
    </ul>
  );
}
