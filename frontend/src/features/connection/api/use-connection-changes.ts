import { useMutation } from '@tanstack/react-query';
import { UNDO_MS } from '@/shared/config';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import type { RequestToasts } from '../model/connection-labels';
import {
  blockPerson,
  changeConnection,
  endConnection,
  requestConnection,
  setOnWaitList,
  unblockPerson,
} from './connections';
import { useInvalidatePerson } from './use-invalidate-person';

const showFailureToast = (title: string) => (error: unknown) =>
  toast({ title, text: detailedRefusalText(error), variant: 'destructive' });

/** Sends a connection request with a message. For a short time, it can be undone as if it had not been sent. */
export function useRequestConnection(personId: number, texts: RequestToasts) {
  const { setStatus, refetchIfOutdated } = useInvalidatePerson(personId);

  async function undo(connectionId: number) {
    try {
      await endConnection(connectionId);
      toast({ title: 'Request undone', text: 'We withdrew your request. You can ask again anytime.' });
      await setStatus('none');
    } catch (error) {
      showFailureToast('Failed to undo')(error);
      refetchIfOutdated(error);
    }
  }

  return useMutation({
    mutationFn: (message: string) => requestConnection(personId, message),
    onSuccess: ({ id }) => {
      const action = { label: 'Undo', elsewhere: 'Undo: withdraw the request', onClick: () => void undo(id) };
      toast({ ...texts.sent, lastsMs: UNDO_MS, action });
      return setStatus('pending');
    },
    onError: (error) => {
      toast(texts.failed(error));
      refetchIfOutdated(error);
    },
  });
}

/** Asks the sender of a connection request for more information. */
export function useAskSender(personId: number, connectionId: number) {
  const { invalidateConnection, refetchIfOutdated } = useInvalidatePerson(personId);
  return useMutation({
    mutationFn: (question: string) => changeConnection(connectionId, { question }),
    onSuccess: () => {
      toast({ title: 'Question sent', text: 'The request stays open until you decide.' });
      return invalidateConnection();
    },
    onError: (error) => {
      showFailureToast('Failed to send question')(error);
      refetchIfOutdated(error);
    },
  });
}

/** Answers the recipient's question about one's request. */
export function useAnswerQuestion(personId: number, connectionId: number) {
  const { invalidateConnection, refetchIfOutdated } = useInvalidatePerson(personId);
  return useMutation({
    mutationFn: (answer: string) => changeConnection(connectionId, { answer }),
    onSuccess: () => {
      toast({ title: 'Answer sent' });
      return invalidateConnection();
    },
    onError: (error) => {
      showFailureToast('Failed to send answer')(error);
      refetchIfOutdated(error);
    },
  });
}

/** Withdraws a request, or ends a connection. */
export function useEndConnection(personId: number, connectionId: number, texts: { done: string; failed: string }) {
  const { setStatus, refetchIfOutdated } = useInvalidatePerson(personId);
  return useMutation({
    mutationFn: () => endConnection(connectionId),
    onSuccess: () => {
      toast({ title: texts.done });
      return setStatus('none');
    },
    onError: (error) => {
      showFailureToast(texts.failed)(error);
      refetchIfOutdated(error);
    },
  });
}

/** Blocks or unblocks a person. */
export function useBlockAndUnblock(personId: number) {
  const { invalidateBlocks, setStatus } = useInvalidatePerson(personId);
  return {
    block: useMutation({
      mutationFn: () => blockPerson(personId),
      onSuccess: () => {
        toast({ title: 'Blocked', text: "You won't see each other anymore." });
        return invalidateBlocks();
      },
      onError: showFailureToast('Failed to block'),
    }),
    unblock: useMutation({
      mutationFn: () => unblockPerson(personId),
      onSuccess: async () => {
        toast({ title: 'Unblocked' });
        await Promise.all([invalidateBlocks(), setStatus('none')]);
      },
      onError: showFailureToast('Failed to unblock'),
    }),
  };
}

/** Joins or leaves the wait list of a full mentor. */
export function useSetOnWaitList(personId: number) {
  const { invalidateConnection } = useInvalidatePerson(personId);
  return useMutation({
    mutationFn: (waits: boolean) => setOnWaitList(personId, waits),
    onSuccess: (_, waits) => {
      toast(
        waits
          ? { title: 'You’re on the wait list', text: 'We’ll email you when they have room for you.' }
          : { title: 'You left the wait list' },
      );
      return invalidateConnection();
    },
    onError: showFailureToast('Failed to update the wait list'),
  });
}
