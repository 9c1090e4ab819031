import { useEffect, useRef, useState } from 'react';
import { onTyping } from '@/features/live-updates';
import { tellTyping } from '@/shared/api';

/** So often it is said that one is writing, while the text changes. */
export const SAID_EVERY_MS = 4_000;
/** Longer than the pause between two such sayings. */
export const SHOWN_FOR_MS = 6_000;

/** @returns is called with each text that is written; says so to the other side now and then */
export function useSayTyping(partner: number, isShared: boolean): (text: string) => void {
  const saidAt = useRef(-Infinity);
  return (text) => {
    if (!isShared || text.trim() === '' || Date.now() - saidAt.current < SAID_EVERY_MS) return;
    saidAt.current = Date.now();
    tellTyping(partner);
  };
}

/** Whether the other side is writing. @param received their newest message, with which they have stopped */
export function useIsTyping(partner: number, received: number): boolean {
  // Tied to the message before: a newer one ends it, also where both arrive in either order.
  const [typing, setTyping] = useState<{ after: number } | null>(null);
  useEffect(() => {
    let end: ReturnType<typeof setTimeout> | undefined;
    const stop = onTyping((userId) => {
      if (userId !== partner) return;
      clearTimeout(end);
      setTyping({ after: received });
      end = setTimeout(() => setTyping(null), SHOWN_FOR_MS);
    });
    return () => {
      stop();
      clearTimeout(end);
    };
  }, [partner, received]);
  return typing !== null && typing.after === received;
}
