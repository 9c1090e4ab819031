import { useEffect } from 'react';
import { commandOfKey, searchField } from './keys';
import { show } from './palette';

/** Ctrl+K or Cmd+K opens the palette, `/` focuses the page's search field, `?` lists the shortcuts. */
export function useCommandKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandOfKey(event);
      if (!command) return;
      event.preventDefault();
      const field = command === 'search' ? searchField() : undefined;
      if (field) {
        field.focus();
        field.select();
      } else show(command === 'shortcuts' ? 'shortcuts' : 'palette');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
