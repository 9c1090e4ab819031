import { aPerson, FSU, MSU, robin } from '../application/testing/fakes';
import { bylineOf } from './byline';

const review = { collegeId: MSU, isSample: false };

describe('who a review is by', () => {
  it('is told to people who are signed in', () => {
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

  it.each([true, false])('tells of a minor neither key nor picture (to a visitor: %s)', (isVisitor) => {
    const minor = aPerson(robin, { displayName: 'Robin E.', isMinor: true });

    expect(bylineOf(minor, review, isVisitor)).toMatchObject({
      ...{ authorId: null, authorName: 'Robin E.', authorAvatarUrl: null },
    });
  });

  it('says when an alumna or alumnus of that very college speaks', () => {
    expect(bylineOf(aPerson(robin, { alumniCollegeId: MSU }), review, true).authorBadge).toBe('alumni');
    expect(bylineOf(aPerson(robin, { alumniCollegeId: FSU }), review, true).authorBadge).toBe('visitor');
  });

  it('says of a sample that it is one before anything else', () => {
    const sample = { ...review, isSample: true };

    expect(bylineOf(aPerson(robin, { alumniCollegeId: MSU }), sample, false).authorBadge).toBe('sample');
  });

  it('has words for somebody who is gone', () => {
    expect(bylineOf(undefined, review, false)).toEqual({
      ...{ authorId: null, authorName: 'Deleted user', authorAvatarUrl: null, authorBadge: 'visitor' },
    });
  });
});
