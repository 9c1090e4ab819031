import { useEffect } from 'react';
import { askedBy, searchField } from './keys';
import { show } from './palette';

/** Ctrl+K or Cmd+K opens the palette, `/` focuses the page's search field, `?` lists the shortcuts. */
export function useCommandKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const asked = askedBy(event);
      if (!asked) return;
      event.preventDefault();
      const field = asked === 'search' ? searchField() : undefined;
      if (field) {
        field.focus();
        field.select();
      } else show(asked === 'shortcuts' ? 'shortcuts' : 'palette');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
