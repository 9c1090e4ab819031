import { toProfileChangeView } from './college-profile-history.dto';

const NAMES = new Map([[7, 'Ada Example']]);
const CHANGE = {
  id: 1,
  field: 'website',
  oldValue: null,
  newValue: 'https://www.college.edu',
  source: 'college',
  release: null,
  changedBy: 7,
  changedAt: new Date('2026-03-01T12:00:00Z'),
  isRevertible: true,
} as const;

describe('a change of a college’s profile', () => {
  it('names the administrator who made it', () => {
    expect(toProfileChangeView(CHANGE, NAMES)).toEqual({
      id: 1,
      field: 'website',
      oldValue: null,
      newValue: 'https://www.college.edu',
      source: 'administrator',
      release: null,
      changedBy: { id: 7, fullName: 'Ada Example' },
      changedAt: '2026-03-01T12:00:00.000Z',
      revertible: true,
    });
  });

  it.each([
    ['by a new federal release', { source: 'federal', changedBy: null } as const, 'federal'],
    ['by someone whose account was erased', { changedBy: 99 }, 'administrator'],
  ])('names no one %s', (_, change, source) => {
    expect(toProfileChangeView({ ...CHANGE, ...change }, NAMES)).toMatchObject({ source, changedBy: null });
  });
});
