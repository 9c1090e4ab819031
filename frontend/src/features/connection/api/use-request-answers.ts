import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { changeConnection } from '@/shared/api';
import { UNDO_MS } from '@/shared/config';
import { refusalInFull } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { ACCEPTED, DECLINED } from '../model/connection-labels';
import { invalidateAfterRequestAnswer } from './invalidate-after-request-answer';

/** How long the toast offers Undo. The server allows a few seconds more, for the way there. */

/** A request to oneself. */
export interface OpenRequest {
  connectionId: number;
  personId: number;
}

interface Listeners {
  onAccepted?: () => void;
  /** The request is open again: the answer was refused, or undone. */
  onReopened?: (connectionId: number) => void;
}

/** Answers requests. An answer is saved at once and can be undone for a moment; no one is notified of it before. */
export function useRequestAnswers({ onAccepted, onReopened }: Listeners = {}) {
  const queryClient = useQueryClient();
  const underWay = useRef(new Set<number>());
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());

  async function undo({ connectionId, personId }: OpenRequest) {
    try {
      await changeConnection(connectionId, { status: 'pending' });
      onReopened?.(connectionId);
      toast({ title: 'Answer undone', text: 'The request is waiting for your answer again.' });
    } catch (error) {
      toast({ title: 'Failed to undo', text: refusalInFull(error), variant: 'destructive' });
    }
    await invalidateAfterRequestAnswer(queryClient, personId);
  }

  /** @returns whether it is saved; why not is said in a toast */
  async function answer(request: OpenRequest, isYes: boolean, reason?: string): Promise<boolean> {
    const { connectionId, personId } = request;
    if (underWay.current.has(connectionId)) return false;
    underWay.current.add(connectionId);
    setBusy(new Set(underWay.current));
    let isSaved = false;
    try {
      await changeConnection(connectionId, isYes ? { status: 'connected' } : { status: 'declined', reason });
      isSaved = true;
      const action = { label: 'Undo', elsewhere: 'Undo: reopen the request', onClick: () => void undo(request) };
      toast({ ...(isYes ? ACCEPTED : DECLINED), lastsMs: UNDO_MS, action });
      if (isYes) onAccepted?.();
    } catch (error) {
      const title = isYes ? 'Failed to accept connection' : 'Failed to decline connection';
      toast({ title, text: refusalInFull(error), variant: 'destructive' });
      onReopened?.(connectionId);
    } finally {
      underWay.current.delete(connectionId);
      setBusy(new Set(underWay.current));
    }
    await invalidateAfterRequestAnswer(queryClient, personId);
    return isSaved;
  }

  return { answer, isBusy: (connectionId: number) => busy.has(connectionId) };
}
