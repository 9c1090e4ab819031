import type { Screen } from './accessibility-screens';

/** The screens where alumni and students find each other, in the states that look different. */
export const ALUMNI_SCREENS: readonly Screen[] = [
  {
    name: 'alumni finder',
    path: '/find-alumni',
    as: 'student',
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: 'asking an alum with an address that is not confirmed',
    path: '/find-alumni',
    as: 'student',
    unconfirmed: true,
    after: (page) =>
      page
        .getByRole('button', { name: /^Connect with/ })
        .first()
        .click(),
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save request' }),
  },
  {
    name: 'trending alumni',
    path: '/find-alumni?view=trending',
    as: 'alumni',
    shows: (page) => page.getByRole('region', { name: 'By college' }),
  },
  {
    name: 'alumni finder that finds nobody',
    path: '/find-alumni?college=qqqqzzzz&mentor=true',
    as: 'student',
    shows: (page) => page.getByText('No alumni found for these filters'),
  },
  {
    name: 'an alum',
    path: '/find-alumni',
    as: 'student',
    after: (page) => page.getByRole('article').getByRole('heading').getByRole('link').first().click(),
    shows: (page) => page.getByRole('heading', { name: 'Career' }),
  },
  {
    name: 'students',
    path: '/connect-students',
    as: 'alumni',
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: 'students, of whom none is left',
    path: '/connect-students?q=qqqqzzzz&state=NV',
    as: 'alumni',
    shows: (page) => page.getByText('No students found matching your criteria.'),
  },
  {
    name: 'recommendations before there are any',
    path: '/recommendations',
    as: 'student',
    shows: (page) => page.getByRole('heading', { name: 'No Recommendations Yet' }),
  },
  {
    name: 'mentors before there are any',
    path: '/recommendations?tab=accepted',
    as: 'student',
    shows: (page) => page.getByRole('heading', { name: 'No Accepted Mentors Yet' }),
  },
  { name: 'own people', path: '/my-people', as: 'student' },
  { name: 'own people, blocked', path: '/my-people?tab=blocked', as: 'alumni' },
  {
    name: 'a student',
    path: '/connect-students',
    as: 'alumni',
    after: async (page) => {
      const link = page.getByRole('article').first().getByRole('link').first();
      await link.click();
      await page.waitForURL(/\/students\/\d+$/);
    },
  },
  { name: 'alum not found', path: '/alumni/999999999', provokes: /status of 404/ },
];
