import { aPerson, FSU, MSU, robin } from '../../application/testing/fakes';
import { toByline } from './byline';

const review = { collegeId: MSU, collegeName: 'Michigan State University', isSample: false };
const ANONYMOUS = { authorId: null, authorAvatarUrl: null, authorBadge: 'visitor' };

describe('the byline of a review', () => {
  it('contains the author for signed-in viewers', () => {
    expect(toByline(aPerson(robin), review, false)).toEqual({
      authorId: robin,
      authorName: 'Robin Example',
      authorAvatarUrl: 'https://example.org/robin.png',
      authorBadge: 'visitor',
    });
  });

  it('contains no link to a profile for visitors', () => {
    expect(toByline(aPerson(robin), review, true)).toMatchObject({ authorId: null, authorName: 'Robin Example' });
  });

  it.each([true, false])('contains neither name, key nor picture of a minor (to a visitor: %s)', (isVisitor) => {
    const minor = aPerson(robin, { displayName: 'Robin E.', isMinor: true });

    expect(toByline(minor, review, isVisitor)).toEqual({ ...ANONYMOUS, authorName: 'Student' });
  });

  it.each([true, false])('contains nothing about hidden authors (to a visitor: %s)', (isVisitor) => {
    const alum = aPerson(robin, { role: 'alumni', alumniCollegeId: MSU, hiddenFrom: 'everyone' });
    const alumOfOtherCollege = { ...alum, alumniCollegeId: FSU };
    const student = aPerson(robin, { hiddenFrom: 'everyone' });

    for (const [author, authorName] of [
      [alum, 'Alum of Michigan State University'],
      [alumOfOtherCollege, 'Alum of another college'],
      [student, 'Student'],
    ] as const) {
      expect(toByline(author, review, isVisitor)).toEqual({ ...ANONYMOUS, authorName });
    }
  });

  it('names alumni who have not chosen a visibility only to members', () => {
    const alumWithoutVisibility = aPerson(robin, { role: 'alumni', alumniCollegeId: MSU, hiddenFrom: 'visitors' });

    expect(toByline(alumWithoutVisibility, review, false)).toMatchObject({
      authorId: robin,
      authorName: 'Robin Example',
    });
    expect(toByline(alumWithoutVisibility, review, true)).toEqual({
      ...ANONYMOUS,
      authorName: 'Alum of Michigan State University',
    });
  });

  it('has the alumni badge if the reviewed college has verified the author', () => {
    const verified = aPerson(robin, { role: 'alumni', alumniCollegeId: MSU, verifiedAlumniOf: [MSU] });
    const getBadge = (changes: Partial<typeof verified>, isVisitor = false) =>
      toByline({ ...verified, ...changes }, review, isVisitor).authorBadge;

    expect([getBadge({}), getBadge({ verifiedAlumniOf: [] }), getBadge({ verifiedAlumniOf: [FSU] })]).toEqual([
      'alumni',
      'visitor',
      'visitor',
    ]);
    expect([getBadge({ hiddenFrom: 'everyone' }), getBadge({ hiddenFrom: 'visitors' }, true)]).toEqual([
      'visitor',
      'visitor',
    ]);
  });

  it('has the sample badge before any other', () => {
    expect(toByline(aPerson(robin), { ...review, isSample: true }, false).authorBadge).toBe('sample');
  });

  it('shows a deleted author as Deleted user', () => {
    expect(toByline(undefined, review, false)).toEqual({
      authorId: null,
      authorName: 'Deleted user',
      authorAvatarUrl: null,
      authorBadge: 'visitor',
    });
  });
});
