import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

const HOUR_MS = 3_600_000;

/** Returns the time the given number of hours from now. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

/** Returns date and time in a time zone, in the format of form fields. */
export function wall(at: Date, timeZone: string): { date: string; time: string } {
  const [date = '', time = ''] = at.toLocaleString('sv-SE', { timeZone }).split(' ');
  return { date, time: time.slice(0, 5) };
}

/** 'Tuesday' */
export const weekday = (date: string) => new Date(`${date}T12:00Z`).toLocaleDateString('en-US', { weekday: 'long' });

/** '3:00 PM' */
export const clock = (at: Date, timeZone: string) =>
  at.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).replace('\u202f', ' ');

/** Returns the card of a meeting in a list. */
export const meetingCard = (page: Page, title: string): Locator => page.getByRole('article', { name: title });

/** Returns the open dialog. */
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Enters the time of a meeting in the time zone of the page. */
export async function typeTime(form: Locator, { date, time }: { date: string; time: string }): Promise<void> {
  await form.getByLabel('Date', { exact: true }).fill(date);
  await form.getByLabel('Start time').fill(time);
}

/** Selects one of the offered days. */
export async function chooseDay(form: Locator, date: string, today: string): Promise<void> {
  if (date.slice(0, 7) !== today.slice(0, 7)) await form.getByRole('button', { name: /next month/i }).click();
  const written = new Date(`${date}T12:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  } as const);
  await form.getByRole('button', { name: written }).click();
}

/** Returns the slots of the selected day. */
export const slots = (form: Locator): Locator => form.getByRole('radiogroup').last().locator('label');

/** Reloads the events page, to show changes by the other participant. */
export async function openEvents(page: Page, search = ''): Promise<void> {
  await page.goto(`/events${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
}
