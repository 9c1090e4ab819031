import { useEffect } from 'react';
import { findKeyCommand, findSearchField } from './keys';
import { showDialog } from './palette';

/** Ctrl+K or Cmd+K opens the palette, `/` focuses the page's search field, `?` lists the shortcuts. */
export function useCommandKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = findKeyCommand(event);
      if (!command) return;
      event.preventDefault();
      const field = command === 'search' ? findSearchField() : undefined;
      if (field) {
        field.focus();
        field.select();
      } else showDialog(command === 'shortcuts' ? 'shortcuts' : 'palette');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
