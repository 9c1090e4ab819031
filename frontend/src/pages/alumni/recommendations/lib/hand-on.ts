import { focusPageHeading } from '@/shared/lib/focus';

/** A card is about to leave its list: anyone who was in it reads on in the next one, or at the top of the page after the last. */
export function handOn(card: HTMLElement | null): void {
  const entry = card?.closest('li');
  const { activeElement } = document;
  // A button that is switched off lets the focus fall to something around it.
  if (!entry || !activeElement || !(entry.contains(activeElement) || activeElement.contains(entry))) return;
  const neighbour = entry.nextElementSibling ?? entry.previousElementSibling;
  requestAnimationFrame(() => {
    const heading = neighbour?.isConnected ? neighbour.querySelector<HTMLElement>('h3') : null;
    if (heading) heading.focus();
    else focusPageHeading();
  });
}

/** A card is about to leave its list together with its dialog: reading goes on as soon as the dialog has given up the focus. */
export function handOnFromDialog(card: HTMLElement | null): void {
  const entry = card?.closest('li');
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling ?? null;
  focusOnceLost(neighbour, PATIENCE_IN_FRAMES);
}

function focusOnceLost(neighbour: Element | null, frames: number): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body) {
      if (frames > 0) focusOnceLost(neighbour, frames - 1);
      return;
    }
    const heading = neighbour?.isConnected ? neighbour.querySelector<HTMLElement>('h3') : null;
    if (heading) heading.focus();
    else focusPageHeading();
  });
}

export const headingOf = (recommendationId: number) => `recommendation-${recommendationId}`;

/** Half a second in most browsers. */
const PATIENCE_IN_FRAMES = 30;

/** A card comes back: the button that fetched it goes, and reading goes on there, once it is there. */
export function readOnIn(recommendationId: number, frames = PATIENCE_IN_FRAMES): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById(headingOf(recommendationId));
    if (heading) heading.focus();
    else if (frames > 0) readOnIn(recommendationId, frames - 1);
  });
}
