import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { administratorsQuery, type CollegeAdministrator } from '@/entities/college-administrator';
import { toErrorSentence } from '@/shared/api';
import { detailedRefusalText } from '@/shared/lib/forms';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { useAdministratorActions } from '../../api/use-administrators';
import { AdministratorRow, type RowAction } from './administrator-row';
import { ColleagueDialog } from './colleague-dialog';

type PendingAction = { action: 'remove' | 'hand-over' | 'refuse'; colleague: CollegeAdministrator };

/** The college's administrators. The main administrator invites, approves, edits and removes the others. */
export function AdministratorsPanel({ viewer, collegeName }: { viewer: number; collegeName: string }) {
  const { data: administrators, error, refetch } = useQuery(administratorsQuery(viewer));
  const actions = useAdministratorActions(viewer);
  const [edited, setEdited] = useState<CollegeAdministrator | 'new'>();
  const [pendingAction, setPendingAction] = useState<PendingAction>();

  if (!administrators) {
    return error ? (
      <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-40" />
    );
  }
  const isMain = administrators.some(({ id, isMainAdmin }) => id === viewer && isMainAdmin);
  const toastOptions = (title: string) => ({
    onSuccess: () => toast({ title }),
    onError: (refused: Error) =>
      toast({ title: 'Update failed', text: detailedRefusalText(refused), variant: 'destructive' }),
    onSettled: () => setPendingAction(undefined),
  });
  const act = (action: RowAction, colleague: CollegeAdministrator) => {
    if (action === 'edit') setEdited(colleague);
    else if (action === 'approve') {
      actions.decide.mutate(
        { id: colleague.id, decision: action },
        toastOptions(
          colleague.addressVerified
            ? `${colleague.name} is now an administrator`
            : `${colleague.name} can join after verifying their work email`,
        ),
      );
    } else setPendingAction({ action, colleague });
  };
  const confirm = ({ action, colleague: { id, name, status } }: PendingAction) => {
    if (action === 'hand-over')
      actions.change.mutate({ id, isMainAdmin: true }, toastOptions('Main administrator changed'));
    else if (action === 'refuse') actions.decide.mutate({ id, decision: action }, toastOptions('Request declined'));
    else actions.remove.mutate(id, toastOptions(status === 'invited' ? 'Invitation withdrawn' : `${name} removed`));
  };

  return (
    <section aria-labelledby="administrators" className="card grid gap-4 p-4 sm:p-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="administrators" className="text-2xl">
          Administrators
        </h2>
        {isMain && (
          <Button onClick={() => setEdited('new')}>
            <UserPlus size={18} aria-hidden="true" />
            Add Administrator
          </Button>
        )}
      </header>
      {administrators.length === 1 && <p className="text-muted">You are currently the only administrator.</p>}
      <ul className="grid gap-3">
        {administrators.map((colleague) => (
          <AdministratorRow key={colleague.id} colleague={colleague} viewer={viewer} isMain={isMain} onAct={act} />
        ))}
      </ul>
      {edited && (
        <ColleagueDialog
          colleague={edited === 'new' ? undefined : edited}
          collegeName={collegeName}
          actions={actions}
          onClose={() => setEdited(undefined)}
        />
      )}
      {pendingAction && (
        <AlertDialog
          {...confirmationTexts(pendingAction, collegeName)}
          open
          busy={actions.change.isPending || actions.remove.isPending || actions.decide.isPending}
          onOpenChange={(isOpen) => !isOpen && setPendingAction(undefined)}
          onConfirm={() => confirm(pendingAction)}
        />
      )}
    </section>
  );
}

/** Explains the effects of an action and who is notified, before the button. */
function confirmationTexts({ action, colleague: { name, status } }: PendingAction, college: string) {
  if (action === 'hand-over') {
    return {
      title: `Make ${name} the main administrator?`,
      text: `${name} will invite, approve and remove administrators of ${college} instead of you. Only they can give the role back.`,
      confirm: 'Make main administrator',
    };
  }
  if (action === 'refuse') {
    return {
      title: 'Decline the request?',
      text: `We'll notify ${name}. They can ask again, but they need approval or an invitation to join.`,
      confirm: 'Decline',
    };
  }
  if (status === 'invited') {
    return {
      title: 'Withdraw the invitation?',
      text: `The link we emailed to ${name} stops working right away.`,
      confirm: 'Withdraw',
    };
  }
  return {
    title: `Remove ${name}?`,
    text: `${name} loses access to the dashboard of ${college} right away, and we'll let them know. Their changes stay.`,
    confirm: 'Remove',
  };
}
