import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Puts the focus on the field that the address names after its #, once it is there. */
export function useFocusFieldFromHash() {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash) document.getElementById(hash)?.focus();
  }, [hash]);
}
