import { focusPageHeading } from '@/shared/lib/focus';

/**
 * Called before a card is removed from its list: moves the focus from it to the next card, otherwise to the previous
 * one, otherwise to the page's heading.
 */
export function focusNextCard(card: HTMLElement | null): void {
  const entry = card?.closest('li');
  const { activeElement } = document;
  // When a focused button is disabled, the focus can move to one of its ancestors.
  if (!entry || !activeElement || !(entry.contains(activeElement) || activeElement.contains(entry))) return;
  const neighbor = entry.nextElementSibling ?? entry.previousElementSibling;
  requestAnimationFrame(() => {
    const heading = neighbor?.isConnected ? neighbor.querySelector<HTMLElement>('h3') : null;
    if (heading) heading.focus();
    else focusPageHeading();
  });
}

export const headingId = (recommendationId: number) => `recommendation-${recommendationId}`;

/** Half a second in most browsers. */
const MAX_WAIT_FRAMES = 30;

/** Resolves once a dialog has returned the focus to the card from which it was opened, or after half a second. */
export async function waitForFocus(card: HTMLElement | null): Promise<void> {
  for (let frames = MAX_WAIT_FRAMES; frames > 0; frames -= 1) {
    if (!card || card.contains(document.activeElement)) return;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Moves the focus to a restored card once it is rendered, because the button that restored it disappears. */
export function focusHeading(recommendationId: number, frames = MAX_WAIT_FRAMES): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById(headingId(recommendationId));
    if (heading) heading.focus();
    else if (frames > 0) focusHeading(recommendationId, frames - 1);
  });
}
