import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Focuses the field that the fragment of the URL names, as soon as it exists. */
export function useFocusFieldFromHash() {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash) document.getElementById(hash)?.focus();
  }, [hash]);
}
