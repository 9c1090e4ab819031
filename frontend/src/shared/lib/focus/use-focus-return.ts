import { useRef } from 'react';

/**
 * Returns handlers for a dialog that isn't opened by its own trigger: when it closes, the focus returns to the element
 * that had it before, or to the heading of the page if that element is gone. A focus that was moved meanwhile stays,
 * unless it is on a container of that element, which takes the focus only while there is no better place.
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
      if (current instanceof HTMLElement && current.isConnected && current !== document.body) {
        if (document.activeElement?.contains(current) ?? true) current.focus();
      } else if (isFocusLost()) {
        focusPageHeading();
      }
    },
  };
}

/**
 * Returns whether no element has the focus, which is so after the element that had it was removed. A closed panel
 * returns the focus in a later task; the page it led to may have taken the focus before.
 */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Focuses the heading of the page, for actions that remove the focused element. */
export function focusPageHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
