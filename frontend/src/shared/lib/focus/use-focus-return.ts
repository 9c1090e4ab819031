import { useRef } from 'react';

/**
 * Handlers for a dialog that is opened from elsewhere than a trigger of its own: when it closes, the focus goes back to
 * what had it before, or to the heading of the page when that is gone.
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

/** For what takes away the very thing that had the focus: reading goes on at the top of the page. */
export function focusPageHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
