import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';
import { waitForAnimations } from './stillness';

const FURTHEST = 80;

interface Stop {
  what: string;
  hasIndicator: boolean;
  isInSight: boolean;
}

/**
 * Returns the focused element and whether users can see the focus: there must be a ring around the control (or around
 * its label if only the label is visible, or around the box of a control without borders), and nothing may cover it.
 * Null if nothing has the focus.
 */
export function focusStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused === document.documentElement) return null;
    const ownBox = focused.getBoundingClientRect();
    const drawn = ownBox.width <= 1 && ownBox.height <= 1 ? (focused.closest('label') ?? focused) : focused;
    const isRinged = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const { left, top, width, height } = drawn.getClientRects()[0] ?? ownBox;
    const [x, y] = [left + width / 2, top + height / 2];
    const inFront = document.elementFromPoint(x, y);
    // An inner part of the control has the focus, such as the calendar button of a date field: the browser draws the
    // ring around that part.
    const isInnerPart = !focused.matches(':focus');
    return {
      what: `${focused.tagName.toLowerCase()} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}`,
      hasIndicator: isInnerPart || isRinged(drawn) || isRinged(drawn.parentElement),
      isInSight: inFront !== null && (drawn.contains(inFront) || inFront.contains(drawn)),
    };
  });
}

/** Presses Tab once. The new focus must be visible; returns null at the end of the page. */
export async function tab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop | null> {
  await page.keyboard.press(key);
  await waitForAnimations(page);
  const stop = await focusStop(page);
  if (stop) expect(stop, 'the focus can be seen').toEqual({ ...stop, hasIndicator: true, isInSight: true });
  return stop;
}

/** Presses Tab until a control has the focus. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  let element = await goal.elementHandle();
  for (let presses = 0; presses < FURTHEST; presses++) {
    await tab(page);
    // Finding a control by name takes longer than the key press, so it is only searched for again after it was
    // re-rendered.
    if (!(await isThere(element))) element = await goal.elementHandle();
    if (await hasFocus(element)) return;
  }
  throw new Error(`${FURTHEST} presses of Tab do not lead to ${goal.toString()}`);
}

type Found = ElementHandle<SVGElement | HTMLElement> | null;

const isThere = (element: Found) => element?.evaluate(({ isConnected }) => isConnected) ?? false;
const hasFocus = (element: Found) => element?.evaluate((found) => found === document.activeElement) ?? false;
