import { expectNoSkeletons, type Screen } from './accessibility-screens';

const AS_STUDENT: Pick<Screen, 'as' | 'unconfirmed'> = { as: 'student', unconfirmed: true };

/** The college directory, in the states that look different. */
export const DIRECTORY_SCREENS: readonly Screen[] = [
  { name: 'the list', path: '/colleges?states=MA&tuition_max=20000', ...AS_STUDENT, after: expectNoSkeletons },
  { name: 'the majors', path: '/colleges?tab=majors', ...AS_STUDENT, after: expectNoSkeletons },
  { name: 'the map', path: '/colleges?view=map', ...AS_STUDENT, after: expectNoSkeletons },
  { name: 'the comparison', path: '/colleges?compare=1,2,3,4', ...AS_STUDENT, after: expectNoSkeletons },
  { name: 'the comparison with room', path: '/colleges?compare=1,2', ...AS_STUDENT, after: expectNoSkeletons },
  { name: 'the map of a state', path: '/colleges?view=map&states=MA', ...AS_STUDENT, after: expectNoSkeletons },
  { name: 'the tray', path: '/colleges?compare=1,2&view=list', ...AS_STUDENT, after: expectNoSkeletons },
  {
    name: 'what it would cost',
    path: '/colleges',
    ...AS_STUDENT,
    after: (page) => page.getByRole('button', { name: 'Your price' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'What would it cost me?' }),
  },
  {
    name: 'the filters over the page',
    path: '/colleges',
    ...AS_STUDENT,
    narrowOnly: true,
    after: (page) => page.getByRole('button', { name: 'Filters' }).click(),
    shows: (page) => page.getByRole('dialog'),
  },
];
