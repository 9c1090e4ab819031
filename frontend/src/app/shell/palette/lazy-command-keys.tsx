import { useEffect, useState, type ComponentType } from 'react';
import { showDialog } from '@/features/command-palette';

/** Handles Ctrl+K before the other shortcuts are loaded: the palette opens once it is loaded. */
function openPalette(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 'k') return;
  event.preventDefault();
  showDialog('palette');
}

/** The keyboard shortcuts, loaded after the page. If loading fails, the page works without them. */
export function LazyCommandKeys() {
  const [CommandKeys, setCommandKeys] = useState<ComponentType>();

  useEffect(() => {
    import('./command-keys').then(
      ({ CommandKeys: loaded }) => setCommandKeys(() => loaded),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (CommandKeys) return;
    document.addEventListener('keydown', openPalette);
    return () => document.removeEventListener('keydown', openPalette);
  }, [CommandKeys]);

  return CommandKeys && <CommandKeys />;
}
