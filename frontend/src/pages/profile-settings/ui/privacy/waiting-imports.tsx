import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatDateInUtc } from '@/shared/lib/dates';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { SettingsCard } from '@/shared/ui/settings-card';
import { toast } from '@/shared/ui/toast';
import { claimQueries, createWaitingImportToken, type WaitingImport } from '../../api/details/claims';

/** Colleges that have imported the user's address and wait for an answer; renders nothing if there are none. */
export function WaitingImports({ viewer }: { viewer: number }) {
  const { data = [] } = useQuery(claimQueries.waiting(viewer));
  if (data.length === 0) return null;
  return (
    <SettingsCard
      title="Details from colleges"
      lead="These colleges gave us details about you. Until you answer, only these colleges can see the details. They can’t see that you have an account."
    >
      <ul className="grid gap-3">
        {data.map((one) => (
          <li key={one.collegeId} className="flex flex-wrap items-center justify-between gap-3">
            <WaitingImportCard one={one} />
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}

function WaitingImportCard({ one: { collegeId, collegeName, importedAt, purgeAt } }: { one: WaitingImport }) {
  const navigate = useNavigate();
  const isOnline = useOnline();
  const open = useMutation({
    mutationFn: () => createWaitingImportToken(collegeId),
    onSuccess: ({ token }) => navigate({ to: '/claim', search: { token } }),
    onError: (error) => toast({ title: 'This didn’t open', text: detailedRefusalText(error), variant: 'destructive' }),
  });
  return (
    <>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{collegeName}</p>
        <p className="text-sm text-muted">
          Added {formatDateInUtc(importedAt)}. We’ll delete the details on {formatDateInUtc(purgeAt)} if you don’t
          answer.
        </p>
      </div>
      <Button variant="quiet" busy={open.isPending} disabled={!isOnline} onClick={() => open.mutate()}>
        Review<span className="sr-only"> the details from {collegeName}</span>
      </Button>
    </>
  );
}
