import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { UNDO_MS } from '@/shared/config';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { ACCEPTED_TOAST, DECLINED_TOAST } from '../model/connection-labels';
import { changeConnection } from './connections';
import { invalidateAfterRequestAnswer } from './invalidate-after-request-answer';

/** The toast offers Undo for UNDO_MS; the server allows a few more seconds for the round trip. */

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
  const pendingIds = useRef(new Set<number>());
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());

  async function undo({ connectionId, personId }: OpenRequest) {
    try {
      await changeConnection(connectionId, { status: 'pending' });
      onReopened?.(connectionId);
      toast({ title: 'Answer undone', text: 'The request is waiting for your answer again.' });
    } catch (error) {
      toast({ title: 'Failed to undo', text: detailedRefusalText(error), variant: 'destructive' });
    }
    await invalidateAfterRequestAnswer(queryClient, personId);
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
      const title = isYes ? 'Failed to accept connection' : 'Failed to decline connection';
      toast({ title, text: detailedRefusalText(error), variant: 'destructive' });
      onReopened?.(connectionId);
    } finally {
      pendingIds.current.delete(connectionId);
      setBusy(new Set(pendingIds.current));
    }
    await invalidateAfterRequestAnswer(queryClient, personId);
    return isSaved;
  }

  return { answer, isBusy: (connectionId: number) => busy.has(connectionId) };
}
