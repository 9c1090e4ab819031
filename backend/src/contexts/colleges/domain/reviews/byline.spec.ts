import { aPerson, FSU, MSU, robin } from '../../application/testing/fakes';
import { bylineOf } from './byline';

const review = { collegeId: MSU, collegeName: 'Michigan State University', isSample: false };
const ANONYMOUS = { authorId: null, authorAvatarUrl: null, authorBadge: 'visitor' };

describe('who a review is by', () => {
  it('is shown to people who are signed in', () => {
    expect(bylineOf(aPerson(robin), review, false)).toEqual({
      authorId: robin,
      authorName: 'Robin Example',
      authorAvatarUrl: 'https://example.org/robin.png',
      authorBadge: 'visitor',
    });
  });

  it('leads a visitor to no profile', () => {
    expect(bylineOf(aPerson(robin), review, true)).toMatchObject({ authorId: null, authorName: 'Robin Example' });
  });

  it.each([true, false])('tells of a minor neither name, key nor picture (to a visitor: %s)', (isVisitor) => {
    const minor = aPerson(robin, { displayName: 'Robin E.', isMinor: true });

    expect(bylineOf(minor, review, isVisitor)).toEqual({ ...ANONYMOUS, authorName: 'Student' });
  });

  it.each([true, false])('tells nothing of people who hide (to a visitor: %s)', (isVisitor) => {
    const alum = aPerson(robin, { role: 'alumni', alumniCollegeId: MSU, hiddenFrom: 'everyone' });
    const elsewhere = { ...alum, alumniCollegeId: FSU };
    const student = aPerson(robin, { hiddenFrom: 'everyone' });

    for (const [author, authorName] of [
      [alum, 'Alum of Michigan State University'],
      [elsewhere, 'Alum of another college'],
      [student, 'Student'],
    ] as const) {
      expect(bylineOf(author, review, isVisitor)).toEqual({ ...ANONYMOUS, authorName });
    }
  });

  it('names alumni who have not chosen yet to members alone', () => {
    const unset = aPerson(robin, { role: 'alumni', alumniCollegeId: MSU, hiddenFrom: 'visitors' });

    expect(bylineOf(unset, review, false)).toMatchObject({ authorId: robin, authorName: 'Robin Example' });
    expect(bylineOf(unset, review, true)).toEqual({ ...ANONYMOUS, authorName: 'Alum of Michigan State University' });
  });

  it('shows the alumni badge for people whom the college of the review has confirmed', () => {
    const verified = aPerson(robin, { role: 'alumni', alumniCollegeId: MSU, verifiedAlumniOf: [MSU] });
    const badge = (told: Partial<typeof verified>, isVisitor = false) =>
      bylineOf({ ...verified, ...told }, review, isVisitor).authorBadge;

    expect([badge({}), badge({ verifiedAlumniOf: [] }), badge({ verifiedAlumniOf: [FSU] })]).toEqual([
      'alumni',
      'visitor',
      'visitor',
    ]);
    expect([badge({ hiddenFrom: 'everyone' }), badge({ hiddenFrom: 'visitors' }, true)]).toEqual([
      'visitor',
      'visitor',
    ]);
  });

  it('says of a sample that it is one before anything else', () => {
    expect(bylineOf(aPerson(robin), { ...review, isSample: true }, false).authorBadge).toBe('sample');
  });

  it('has a name for a deleted author', () => {
    expect(bylineOf(undefined, review, false)).toEqual({
      authorId: null,
      authorName: 'Deleted user',
      authorAvatarUrl: null,
      authorBadge: 'visitor',
    });
  });
});
