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

export const headingOf = (recommendationId: number) => `recommendation-${recommendationId}`;

/** Half a second in most browsers. */
const PATIENCE_IN_FRAMES = 30;

/** Resolves once a dialog has given the focus back to the card that it was opened from, or after half a second. */
export async function focusIsBackOn(card: HTMLElement | null): Promise<void> {
  for (let frames = PATIENCE_IN_FRAMES; frames > 0; frames -= 1) {
    if (!card || card.contains(document.activeElement)) return;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** A card comes back: the button that fetched it goes, and reading goes on there, once it is there. */
export function readOnIn(recommendationId: number, frames = PATIENCE_IN_FRAMES): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById(headingOf(recommendationId));
    if (heading) heading.focus();
    else if (frames > 0) readOnIn(recommendationId, frames - 1);
  });
}
