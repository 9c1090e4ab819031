import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  alumniQueries,
  connectionQueries,
  connectionRequestQueries,
  dashboardQueries,
  messageQueries,
  readMessage,
  sendMessage,
  tellMessage,
  tellMessageIsRead,
  type ConnectionRequest,
} from '@/shared/api';
import { refusalInFull } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { ACCEPTED, DECLINED, YES } from '../model/words';

/** So long an answer can be taken back: until then nobody has been told anything. */
const UNDO_MS = 6_000;

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  send: () => Promise<void>;
  /** While the page is being left; a yes that is written back needs no mark as read. */
  tell: () => void;
}

/**
 * Answers requests the way messages do: they are marked as read, and a yes is written back.
 *
 * @param onAccepted hears of each yes that has arrived
 */
export function useRequestAnswers(onAccepted: () => void) {
  const queryClient = useQueryClient();
  const [answered, setAnswered] = useState<ReadonlySet<number>>(new Set());
  const waiting = useRef<Waiting>(null);

  function sendNow(how: 'send' | 'tell' = 'send') {
    const { current } = waiting;
    waiting.current = null;
    if (!current) return;
    clearTimeout(current.timer);
    void current[how]();
  }
  const sendOnLeaving = useRef(sendNow);
  useEffect(() => {
    const { current: send } = sendOnLeaving;
    const tell = () => send('tell');
    // Whoever closes or reloads the page after a yes has said it all the same.
    window.addEventListener('pagehide', tell);
    return () => {
      window.removeEventListener('pagehide', tell);
      send();
    };
  }, []);

  /** What an answer changes is read anew where it is on show, or will be. */
  const everythingIsOld = ({ sender }: ConnectionRequest) =>
    Promise.all(
      [
        connectionRequestQueries.all,
        messageQueries.all,
        dashboardQueries.allStats,
        connectionQueries.lists,
        connectionQueries.allWith(sender.id),
        alumniQueries.profiles(sender.id),
        alumniQueries.searches,
      ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  const comesBack = (id: number) => setAnswered((before) => new Set([...before].filter((one) => one !== id)));

  /** What is said only where no later answer can still be taken back: its toast would be gone. */
  const sayUnlessAnotherWaits = (message: Parameters<typeof toast>[0]) => !waiting.current && toast(message);

  async function writeYes(request: ConnectionRequest) {
    try {
      await sendMessage(request.sender.id, YES);
    } catch (error) {
      toast({
        title: 'Failed to accept connection',
        text: `${refusalInFull(error)} The request is marked as read, and not accepted.`,
        variant: 'destructive',
        action: {
          label: 'Try again',
          elsewhere: `Write to ${request.sender.fullName} to accept`,
          onClick: () => void writeYes(request),
        },
      });
      return everythingIsOld(request);
    }
    sayUnlessAnotherWaits(ACCEPTED);
    onAccepted();
    return everythingIsOld(request);
  }

  async function send(request: ConnectionRequest, isYes: boolean) {
    try {
      await readMessage(request.message.id);
    } catch (error) {
      const title = isYes ? 'Failed to accept connection' : 'Failed to decline connection';
      toast({ title, text: refusalInFull(error), variant: 'destructive' });
      comesBack(request.id);
      await queryClient.invalidateQueries({ queryKey: connectionRequestQueries.all });
      return;
    }
    if (isYes) {
      await writeYes(request);
      return;
    }
    sayUnlessAnotherWaits(DECLINED);
    await everythingIsOld(request);
  }

  /** Takes a request off the list; the answer is sent unless it is taken back in time. */
  function answer(request: ConnectionRequest, isYes: boolean) {
    sendNow();
    setAnswered((before) => new Set([...before, request.id]));
    const mine: Waiting = {
      timer: setTimeout(() => waiting.current === mine && sendNow(), UNDO_MS),
      send: () => send(request, isYes),
      tell: () => (isYes ? tellMessage(request.sender.id, YES) : tellMessageIsRead(request.message.id)),
    };
    waiting.current = mine;
    toast({
      title: `${isYes ? 'Accepting' : 'Declining'} the request of ${request.sender.fullName}`,
      text: 'It is sent in a moment.',
      lastsMs: UNDO_MS,
      action: {
        label: 'Undo',
        elsewhere: 'Undo: the request stays open',
        onClick: () => {
          if (waiting.current !== mine) return;
          clearTimeout(mine.timer);
          waiting.current = null;
          comesBack(request.id);
        },
      },
    });
  }

  return { answered, answer };
}
