import { skeletonsAreGone, type Screen } from './accessibility-screens';

/** Screens about colleges, their events and reviews, in the states that look different. */
export const HUB_SCREENS: readonly Screen[] = [
  { name: 'the hub', path: '/college', as: 'student', after: skeletonsAreGone },
  { name: 'a college in the hub', path: '/college?id=1', as: 'student', after: skeletonsAreGone },
  { name: 'its alumni', path: '/college?id=1&tab=alumni', as: 'student', after: skeletonsAreGone },
  { name: 'its discussions', path: '/college?id=1&tab=forum', as: 'student', after: skeletonsAreGone },
  { name: 'its events', path: '/college?id=1&tab=events', as: 'student', after: skeletonsAreGone },
  { name: 'its reviews', path: '/college?id=2&tab=reviews', as: 'student', after: skeletonsAreGone },
  { name: 'the reviews', path: '/reviews', as: 'student', after: skeletonsAreGone },
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
