import type { Page } from '@playwright/test';

type ControlRole = 'link' | 'button' | 'radio' | 'checkbox' | 'option';

/**
 * Counts what a person does on a phone for a task. A tap is each selected control, and the first of several fields in a
 * row: the keyboard's Next key moves to the others. `fields` counts every field that is filled in.
 */
export class Effort {
  taps = 0;
  fields = 0;
  #isInField = false;

  constructor(readonly page: Page) {}

  /** Every tap and every field, as if each field were tapped as well. */
  get tapsWithoutNextKey(): number {
    return this.controls + this.fields;
  }

  /** The selected controls. */
  controls = 0;

  /** Counts a tap outside the page, such as on a link in an email. */
  tap(): void {
    this.taps += 1;
    this.controls += 1;
    this.#isInField = false;
  }

  async click(role: ControlRole, name: string | RegExp): Promise<void> {
    this.tap();
    await this.page.getByRole(role, { name }).first().click();
  }

  /** Counts a field that the journey fills in itself. */
  field(): void {
    this.fields += 1;
    if (!this.#isInField) this.taps += 1;
    this.#isInField = true;
  }

  /** Fills in a field of the registration form. */
  async fill(label: string, text: string): Promise<void> {
    this.field();
    await this.page.getByRole('form', { name: 'Register' }).getByLabel(label, { exact: true }).fill(text);
  }
}
