import { useRef } from 'react';

/**
 * Returns handlers for a dialog that isn't opened by its own trigger: when it closes, the focus returns to the element
 * that had it before, or to the heading of the page if that element is gone.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { current } = before;
      if (current instanceof HTMLElement && current.isConnected && current !== document.body) return current.focus();
      focusPageHeading();
    },
  };
}

/** Focuses the heading of the page, for actions that remove the focused element. */
export function focusPageHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
