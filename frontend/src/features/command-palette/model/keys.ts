import { readStored } from '@/shared/lib/storage';

/** The command for a key press; null for keys that aren't shortcuts. */
type KeyCommand = 'palette' | 'search' | 'shortcuts' | null;

export const SINGLE_KEYS_OFF_KEY = 'single-key-shortcuts-off';

const WRITABLE_SELECTOR = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
/** In a menu, letters select entries; behind a dialog, the page is not accessible. */
const MENU_OR_DIALOG_SELECTOR = '[role=menu], [role=dialog], [role=alertdialog]';

const isWritable = (target: EventTarget | null) =>
  target instanceof Element && target.closest(WRITABLE_SELECTOR) !== null;

export function findKeyCommand(event: KeyboardEvent): KeyCommand {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  // 229: a key that was handled by an input method, in browsers that don't set isComposing in time.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return null;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) return key.toLowerCase() === 'k' ? 'palette' : null;
  if (ctrlKey || metaKey || altKey || (key !== '/' && key !== '?')) return null;
  if (isWritable(event.target) || document.querySelector(MENU_OR_DIALOG_SELECTOR)) return null;
  if (readStored(SINGLE_KEYS_OFF_KEY) === true) return null;
  return key === '/' ? 'search' : 'shortcuts';
}

/** Returns the search field of the current page. */
export const findSearchField = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('main input[type=search]')].find(
    (field) => !field.disabled && (field.checkVisibility?.() ?? true),
  );
