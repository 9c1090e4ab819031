import { expectNoSkeletons, type Screen } from './accessibility-screens';

/** Screens about colleges, their events and reviews, in the states that look different. */
export const HUB_SCREENS: readonly Screen[] = [
  { name: 'the hub', path: '/college', as: 'student', after: expectNoSkeletons },
  {
    name: 'saved colleges with a note that is written',
    path: '/college',
    as: 'student',
    after: async (page) => {
      await page.request.put('/api/saved-colleges/1', { data: { status: 'applied', deadline: '2001-01-15', note: 'Old' } });
      await page.request.put('/api/saved-colleges/2', { data: { status: 'applying', deadline: '2999-01-15' } });
      await page.reload();
      await page.getByRole('button', { name: /^Add note/ }).click();
    },
    shows: (page) => page.getByRole('button', { name: 'Save note' }),
  },
  { name: 'a college in the hub', path: '/college?id=1', as: 'student', after: expectNoSkeletons },
  { name: 'its alumni', path: '/college?id=1&tab=alumni', as: 'student', after: expectNoSkeletons },
  { name: 'its discussions', path: '/college?id=1&tab=forum', as: 'student', after: expectNoSkeletons },
  { name: 'its events', path: '/college?id=1&tab=events', as: 'student', after: expectNoSkeletons },
  { name: 'its reviews', path: '/college?id=2&tab=reviews', as: 'student', after: expectNoSkeletons },
  { name: 'the reviews', path: '/reviews', as: 'student', after: expectNoSkeletons },
  {
    name: 'a review that is written',
    path: '/reviews?new=1',
    as: 'student',
    after: (page) =>
      page.getByRole('form', { name: 'Write a Review' }).getByRole('button', { name: 'Submit review' }).click(),
    shows: (page) => page.getByRole('form', { name: 'Write a Review' }).getByText('College name is required'),
  },
  {
    name: 'a report',
    path: '/reviews',
    as: 'student',
    after: (page) =>
      page
        .getByRole('button', { name: /^Report/ })
        .first()
        .click(),
    shows: (page) => page.getByRole('dialog'),
  },
];
