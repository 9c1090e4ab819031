import type { Page } from '@playwright/test';
import { findViolations, findColorViolations } from './support/axe';
import { connect, member, mentor, type Member } from './support/mentors';
import { expect, test } from './support/test';

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

const switchOf = (page: Page, name: string) => page.getByRole('switch', { name });
const RECEIPTS = 'Read receipts';
const ACTIVITY_LABEL = "Show when I'm active and typing";
const field = (page: Page, { fullName }: Member) => page.getByLabel(`Message ${fullName}`, { exact: true });
const thread = (page: Page, { fullName }: Member) => page.getByRole('region', { name: fullName });

async function set(page: Page, isOn: boolean): Promise<void> {
  await page.goto('/profile-settings?tab=privacy');
  for (const name of [RECEIPTS, ACTIVITY_LABEL]) {
    await switchOf(page, name).click();
    await expect(switchOf(page, name)).toBeChecked({ checked: isOn });
    await expect(switchOf(page, name)).not.toHaveAttribute('aria-busy', 'true');
  }
}

async function open(page: Page, other: Member): Promise<void> {
  await page.goto(`/messages?with=${other.id}`);
  await expect(field(page, other)).toBeEnabled();
}

/** Checks accessibility at both sizes and in both themes. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const [colorScheme, look] of [
      ['light', findViolations],
      ['dark', findColorViolations],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Colors may still be in transition from the previous theme.
      await expect.poll(() => look(page), `${name}, ${colorScheme}, ${size.width} wide`).toEqual([]);
      await page.screenshot({ path: test.info().outputPath(`${name}-${colorScheme}-${size.width}.png`) });
    }
  }
}

test("two people who share it see each other's activity, typing and read receipts", async ({ page, elsewhere }) => {
  test.setTimeout(180_000);
  const hers = await elsewhere();
  const mara = await mentor(hers.request, 'Mara Lindgren');
  const kit = await member(page.request, 'student', 'Kit Osgood');
  await connect(page.request, hers.request, mara);

  await test.step('neither sees anything until both have turned it on', async () => {
    await set(page, true);
    await open(hers, kit);
    await open(page, mara);
    await field(hers, kit).pressSequentially('Hello');
    await field(hers, kit).fill('');
    await expect(thread(page, mara).getByText('Connected')).toBeVisible();
    await expect(page.getByText('Active now')).toHaveCount(0);
    await expect(page.getByText(/is typing/)).toHaveCount(0);
    await set(hers, true);
    await expectAccessible(hers, 'settings');
  });

  await test.step('activity and typing are shown', async () => {
    // The reply comes after ten seconds, and a message removes the typing indicator.
    await expect(page.getByRole('log').getByText(/^Thanks for reaching out!/)).toBeVisible({ timeout: 30_000 });
    await open(hers, kit);
    await expect(thread(page, mara).getByText('Active now')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Conversations' }).getByText('Active now')).toBeVisible();
    await field(hers, kit).pressSequentially('How are you?');
    await expect(page.getByText('Mara is typing…')).toBeVisible();
    await hers.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText('How are you?')).toBeVisible();
    await expect(page.getByText('Mara is typing…')).toHaveCount(0);
  });

  await test.step('a message that was read shows its read receipt', async () => {
    await field(page, mara).fill('Fine, thank you.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText(/^Read \d{1,2}:\d\d\s[AP]M$/)).toHaveCount(1);
    const typing = setInterval(() => {
      void hers.request.post(`/api/conversations/${kit.id}/typing`, { data: {} }).catch(() => undefined);
    }, 3_000);
    await expect(page.getByText('Mara is typing…')).toBeVisible();
    await expectAccessible(page, 'thread');
    await expect(page.getByText('Mara is typing…')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Back to conversations' }).click();
    await expect(page.getByRole('navigation', { name: 'Conversations' }).getByText('Active now')).toBeVisible();
    await expectAccessible(page, 'list');
    clearInterval(typing);
    await open(page, mara);
  });

  await test.step('neither sees anything after one of them has turned it off', async () => {
    await set(hers, false);
    await expect(page.getByText('Active now')).toHaveCount(0);
    await expect(page.getByText(/^Read /)).toHaveCount(0);
    await open(hers, kit);
    await field(hers, kit).pressSequentially('One more thing');
    await hers.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText('One more thing')).toBeVisible();
    await expect(page.getByText(/is typing|Active now|^Read /)).toHaveCount(0);
  });
});
