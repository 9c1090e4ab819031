import { useEffect, useRef, useState } from 'react';
import { onTyping } from '@/features/live-updates';
import { reportTyping } from './conversation-changes';

/** Shortest time between two typing events while the text changes. */
const TYPING_REPORT_INTERVAL_MS = 4_000;
/** Longer than the time between two typing events. */
const TYPING_DISPLAY_MS = 6_000;

/**
 * @returns a function to call with each new text; it reports to the other side, at intervals, that the user is typing
 */
export function useReportTyping(partner: number, isShared: boolean): (text: string) => void {
  const lastReportedAt = useRef(-Infinity);
  return (text) => {
    if (!isShared || text.trim() === '' || Date.now() - lastReportedAt.current < TYPING_REPORT_INTERVAL_MS) return;
    lastReportedAt.current = Date.now();
    reportTyping(partner);
  };
}

/**
 * Returns whether the other side is typing.
 * @param received ID of their newest message, with which they stop typing
 */
export function useIsTyping(partner: number, received: number): boolean {
  // Tied to the newest message at that time: a later one ends it.
  const [typing, setTyping] = useState<{ after: number } | null>(null);
  useEffect(() => {
    let end: ReturnType<typeof setTimeout> | undefined;
    const stop = onTyping((userId) => {
      if (userId !== partner) return;
      clearTimeout(end);
      setTyping({ after: received });
      end = setTimeout(() => setTyping(null), TYPING_DISPLAY_MS);
    });
    return () => {
      stop();
      clearTimeout(end);
    };
  }, [partner, received]);
  return typing !== null && typing.after === received;
}
