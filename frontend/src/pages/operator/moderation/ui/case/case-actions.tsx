import { useState } from 'react';
import type { CaseActionName, ModerationCaseDetail, User } from '@/shared/api';
import { useDraftState } from '@/shared/lib/drafts';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import type { useCaseChange } from '../../api/use-case-changes';
import { actionsOn, endOf, wordsOf } from '../../model/case-actions';
import { ActionDialog, type ActionForm } from './action-dialog';

interface CaseActionsProps {
  found: ModerationCaseDetail;
  viewer: User;
  change: ReturnType<typeof useCaseChange>;
}

/** What the operator who works on a case can do. Each action asks first. */
export function CaseActions({ found, viewer, change }: CaseActionsProps) {
  const { id, status, claimedBy } = found;
  const [isOpen, setIsOpen] = useState(false);
  // A dialog that closes keeps its words. One that is open keeps the version that was read: the case may change behind it.
  const [{ shown, version }, setShown] = useState({ shown: 'dismiss' as CaseActionName, version: found.version });
  const form = useDraftState<ActionForm>(`case:${id}`, { note: '', length: '7' });
  const isOnline = useOnline();
  if (status !== 'closed' && claimedBy?.id !== viewer.id) return null;

  const act = () => {
    if (change.isPending) return;
    const { note, length } = form.value;
    const until = shown === 'suspend' ? endOf(length) : undefined;
    change.mutate(
      { is: 'action', action: shown, note: note.trim(), version, ...(until === undefined ? {} : { until }) },
      {
        onSuccess: () => {
          form.drop();
          form.setValue({ note: '', length: '7' });
          toast({ title: wordsOf(shown, found).done });
        },
        onSettled: () => setIsOpen(false),
      },
    );
  };
  return (
    <section aria-label="Actions" className="flex flex-wrap gap-2">
      {actionsOn(found).map((action) => (
        <Button
          key={action}
          variant="quiet"
          disabled={!isOnline}
          onClick={() => {
            change.reset();
            setShown({ shown: action, version: found.version });
            setIsOpen(true);
          }}
        >
          {wordsOf(action, found).label}
        </Button>
      ))}
      <ActionDialog
        words={wordsOf(shown, found)}
        hasLength={shown === 'suspend'}
        form={form}
        busy={change.isPending}
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={act}
      />
    </section>
  );
}
