import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { DEBOUNCE_MS } from '@/shared/config';

/**
 * A text whose lasting place is the address: what is typed waits 300 ms before it goes there, an emptied field goes at
 * once, and another text that arrives in the address takes the place of the typed one.
 */
export function useTerm(term: string, onChange: (term: string) => void) {
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

  return { text, type };
}
