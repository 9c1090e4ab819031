import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { alumniQueries } from '@/entities/alum';
import { ApiError } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { UNDO_MS } from '@/shared/config';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { ACCEPTED_TOAST, DECLINED_TOAST } from '../model/connection-labels';
import { MINUTES_PER_MONTH, STUDENTS_AT_A_TIME } from '../model/students-at-a-time';
import { changeConnection } from './connections';
import { invalidateAfterRequestAnswer } from './invalidate-after-request-answer';

/** The toast offers Undo for UNDO_MS; the server allows a few more seconds for the round trip. */

/** Long enough to read the reason and to choose the action. */
const SETTINGS_TOAST_MS = 15_000;

/** Where a mentor can accept more, by the code of the refusal. */
const OWN_LIMITS: Partial<Record<string, typeof MINUTES_PER_MONTH | typeof STUDENTS_AT_A_TIME>> = {
  'mentorship.no-place-left': STUDENTS_AT_A_TIME,
  'mentorship.no-minutes-left': MINUTES_PER_MONTH,
};

/** A request received by the viewer. */
interface OpenRequest {
  connectionId: number;
  personId: number;
}

interface RequestAnswerListeners {
  onAccepted?: () => void;
  /** Called when the request is open again, because the answer was rejected or undone. */
  onReopened?: (connectionId: number) => void;
}

/**
 * Answers requests. An answer is saved immediately and can be undone for a short time; the sender isn't notified before
 * that.
 */
export function useAnswerRequests({ onAccepted, onReopened }: RequestAnswerListeners = {}) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { user } = useAuth();
  const pendingIds = useRef(new Set<number>());
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());

  async function refresh(personId: number) {
    await Promise.all([
      invalidateAfterRequestAnswer(queryClient, personId),
      // The viewer may be a mentor with one place more or less.
      user?.role === 'alumni' && queryClient.invalidateQueries({ queryKey: alumniQueries.profiles(user.id) }),
    ]);
  }

  function showFailure(title: string, error: unknown) {
    const limit = user?.role === 'alumni' && error instanceof ApiError && OWN_LIMITS[error.code ?? ''];
    const action = limit && {
      label: 'Open profile settings',
      elsewhere: 'Change the limit under Details in your profile settings',
      onClick: () => void router.navigate(limit),
    };
    toast({
      title,
      text: detailedRefusalText(error),
      variant: 'destructive',
      ...(action && { action, lastsMs: SETTINGS_TOAST_MS }),
    });
  }

  async function undo({ connectionId, personId }: OpenRequest) {
    try {
      await changeConnection(connectionId, { status: 'pending' });
      onReopened?.(connectionId);
      toast({ title: 'Answer undone', text: 'The request is waiting for your answer again.' });
    } catch (error) {
      toast({ title: 'Failed to undo', text: detailedRefusalText(error), variant: 'destructive' });
    }
    await refresh(personId);
  }

  /** @returns whether it was saved; a toast shows the reason if not */
  async function answer(request: OpenRequest, isYes: boolean, reason?: string): Promise<boolean> {
    const { connectionId, personId } = request;
    if (pendingIds.current.has(connectionId)) return false;
    pendingIds.current.add(connectionId);
    setBusy(new Set(pendingIds.current));
    let isSaved = false;
    try {
      await changeConnection(connectionId, isYes ? { status: 'connected' } : { status: 'declined', reason });
      isSaved = true;
      const action = { label: 'Undo', elsewhere: 'Undo: reopen the request', onClick: () => void undo(request) };
      toast({ ...(isYes ? ACCEPTED_TOAST : DECLINED_TOAST), lastsMs: UNDO_MS, action });
      if (isYes) onAccepted?.();
    } catch (error) {
      showFailure(isYes ? 'Failed to accept connection' : 'Failed to decline connection', error);
      onReopened?.(connectionId);
    } finally {
      pendingIds.current.delete(connectionId);
      setBusy(new Set(pendingIds.current));
    }
    await refresh(personId);
    return isSaved;
  }

  return { answer, isBusy: (connectionId: number) => busy.has(connectionId) };
}
