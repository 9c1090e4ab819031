import { useState } from 'react';
import { ApiError } from '@/shared/api';
import type { User } from '@/shared/auth';
import { useDraftState } from '@/shared/lib/drafts';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import type { CaseActionName, ModerationCaseDetail } from '../../api/cases';
import type { useCaseChange } from '../../api/use-case-changes';
import { availableActions, actionTexts } from '../../model/case-actions';
import { computeSuspensionEnd, hasSuspensionLength } from '../../model/suspension-length';
import { ActionDialog, type ActionForm } from './action-dialog';

interface CaseActionButtonsProps {
  found: ModerationCaseDetail;
  change: ReturnType<typeof useCaseChange>;
}

const EMPTY_ACTION_FORM: ActionForm = { note: '', length: '7', date: '' };

/** Returns the server's error about the end of a suspension. */
const suspensionEndError = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.fieldErrors.find(({ field }) => field === 'until')?.message : undefined;

/** The actions of the operator who holds the case. Each asks for confirmation first. */
export function CaseActions({ viewer, ...props }: CaseActionButtonsProps & { viewer: User }) {
  const { status, claimedBy } = props.found;
  return status === 'closed' || claimedBy?.id === viewer.id ? <CaseActionButtons {...props} /> : null;
}

function CaseActionButtons({ found, change }: CaseActionButtonsProps) {
  const [isOpen, setIsOpen] = useState(false);
  // A closing dialog keeps its texts. An open one keeps the version that was loaded when it was opened: the case may
  // change behind it.
  const [{ shown, version }, setShown] = useState({ shown: 'dismiss' as CaseActionName, version: found.version });
  const form = useDraftState<ActionForm>(`case:${found.id}`, EMPTY_ACTION_FORM);
  const isOnline = useOnline();

  const act = () => {
    if (change.isPending) return;
    const { note, length, date } = form.value;
    const until = hasSuspensionLength(shown) ? computeSuspensionEnd(length, date) : undefined;
    change.mutate(
      { is: 'action', action: shown, note: note.trim(), version, ...(until === undefined ? {} : { until }) },
      {
        onSuccess: () => {
          form.drop();
          form.setValue(EMPTY_ACTION_FORM);
          setIsOpen(false);
          toast({ title: actionTexts(shown, found).done });
        },
        onError: (error) => setIsOpen(suspensionEndError(error) !== undefined),
      },
    );
  };
  return (
    <section aria-label="Actions" className="flex flex-wrap gap-2">
      {availableActions(found).map((action) => (
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
          {actionTexts(action, found).label}
        </Button>
      ))}
      <ActionDialog
        texts={actionTexts(shown, found)}
        hasLength={hasSuspensionLength(shown)}
        form={form}
        endError={suspensionEndError(change.error)}
        busy={change.isPending}
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={act}
      />
    </section>
  );
}
