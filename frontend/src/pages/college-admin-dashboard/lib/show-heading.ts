/** Scrolls to a heading that a link leads to, and moves the focus there. */
export function showHeading(heading: HTMLElement | null) {
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
