import { expectNoSkeletons, type Screen } from './accessibility-screens';
import { verifiedAdministrator } from './support/college-administrators';
import { pickByRetry } from './support/of-this-try';

/** What a college shows on its own site, in every look, and where its administrator gets it. */
export const EMBED_SCREENS: readonly Screen[] = [
  { name: 'the embed', path: '/embed/1' },
  { name: 'the dark embed', path: '/embed/1?look=dark' },
  { name: 'the plain embed', path: '/embed/1?look=plain' },
  { name: 'the embed of a missing college', path: '/embed/999999?look=dark', provokes: /status of 404/ },
  {
    name: 'the code for a college’s website',
    path: '/auth',
    after: async (page) => {
      await verifiedAdministrator(page.request, pickByRetry(['Baylor University', 'Tuskegee University']));
      await page.goto('/college-admin-dashboard?tab=integrations');
      await expectNoSkeletons(page);
    },
    shows: (page) => page.getByRole('heading', { name: 'Your alumni on your website' }),
  },
];
