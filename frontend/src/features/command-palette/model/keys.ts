import { readStored } from '@/shared/lib/storage';

/** What a key press asks for; null for every other one. */
export type Asked = 'palette' | 'search' | 'shortcuts' | null;

export const SINGLE_KEYS_OFF = 'single-key-shortcuts-off';

const WRITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
/** Letters lead to entries of a menu, and behind a dialog the page is out of reach. */
const ELSEWHERE = '[role=menu], [role=dialog], [role=alertdialog]';

const isWriting = (target: EventTarget | null) => target instanceof Element && target.closest(WRITABLE) !== null;

export function askedBy(event: KeyboardEvent): Asked {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  // 229: a key that an input method has taken, in browsers that say so late.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return null;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) return key.toLowerCase() === 'k' ? 'palette' : null;
  if (ctrlKey || metaKey || altKey || (key !== '/' && key !== '?')) return null;
  if (isWriting(event.target) || document.querySelector(ELSEWHERE)) return null;
  if (readStored(SINGLE_KEYS_OFF) === true) return null;
  return key === '/' ? 'search' : 'shortcuts';
}

/** The search field of the page on show. */
export const searchField = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('main input[type=search]')].find(
    (field) => !field.disabled && (field.checkVisibility?.() ?? true),
  );
