import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { DEBOUNCE_MS } from '@/shared/config';

/**
 * A text that is stored in the URL: typed text is written there after 300 ms, a cleared field immediately, and another
 * text that arrives in the URL replaces the typed one.
 */
export function useSearchTerm(term: string, onChange: (term: string) => void) {
  const [text, setText] = useState(term);
  const [sent, setSent] = useState(term);
  const [seen, setSeen] = useState(term);

  const send = useDebouncedCallback((next: string) => {
    setSent(next);
    onChange(next);
  }, DEBOUNCE_MS);

  if (term !== seen) {
    setSeen(term);
    if (term !== sent) {
      setSent(term);
      setText(term);
    }
  }

  function type(next: string) {
    setText(next);
    send(next.trim());
    if (!next.trim()) send.flush();
  }

  return {
    text,
    type,
    /** Replaces the typed text by the one that is being stored. */
    reset: (next: string) => {
      send.cancel();
      setSent(next);
      setText(next);
    },
  };
}
