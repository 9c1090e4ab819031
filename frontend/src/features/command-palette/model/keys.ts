import { readStored } from '@/shared/lib/storage';

/** The command for a key press; null for keys that aren't shortcuts. */
type KeyCommand = 'palette' | 'search' | 'shortcuts' | null;

export const SINGLE_KEYS_OFF = 'single-key-shortcuts-off';

const WRITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
/** In a menu, letters select entries; behind a dialog, the page is not accessible. */
const ELSEWHERE = '[role=menu], [role=dialog], [role=alertdialog]';

const isWriting = (target: EventTarget | null) => target instanceof Element && target.closest(WRITABLE) !== null;

export function commandOfKey(event: KeyboardEvent): KeyCommand {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  // 229: a key that was handled by an input method, in browsers that don't set isComposing in time.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return null;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) return key.toLowerCase() === 'k' ? 'palette' : null;
  if (ctrlKey || metaKey || altKey || (key !== '/' && key !== '?')) return null;
  if (isWriting(event.target) || document.querySelector(ELSEWHERE)) return null;
  if (readStored(SINGLE_KEYS_OFF) === true) return null;
  return key === '/' ? 'search' : 'shortcuts';
}

/** Returns the search field of the current page. */
export const searchField = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('main input[type=search]')].find(
    (field) => !field.disabled && (field.checkVisibility?.() ?? true),
  );
