import type { Page } from '@playwright/test';
import { expectNoSkeletons, type Screen } from './accessibility-screens';
import { verifiedAdministrator } from './support/college-administrators';
import { pickByRetry } from './support/of-this-try';

async function openIntegrations(page: Page, colleges: readonly string[]): Promise<void> {
  await verifiedAdministrator(page.request, pickByRetry(colleges));
  await page.goto('/college-admin-dashboard?tab=integrations');
  await expectNoSkeletons(page);
}

/** What a college shows on its own site, in every look, and where its administrator gets it. */
export const EMBED_SCREENS: readonly Screen[] = [
  { name: 'the embed', path: '/embed/1' },
  { name: 'the dark embed', path: '/embed/1?look=dark' },
  { name: 'the plain embed', path: '/embed/1?look=plain' },
  { name: 'the embed of a missing college', path: '/embed/999999?look=dark', provokes: /status of 404/ },
  {
    name: 'the code for a college’s website',
    path: '/auth',
    after: (page) => openIntegrations(page, ['Baylor University', 'Tuskegee University']),
    shows: (page) => page.getByRole('heading', { name: 'Your alumni on your website' }),
  },
  {
    name: 'the tab Integrations, adding a webhook',
    path: '/auth',
    after: async (page) => {
      await openIntegrations(page, ['Howard University', 'Syracuse University']);
      await page.getByText('Attributes to send').first().click();
      await page.getByRole('button', { name: 'Add webhook' }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Add webhook' }),
  },
];
