import { ROLES } from '../../../../shared/domain/role';
import { toByline, type Member, type Authorship } from './byline';

const robin: Member = {
  id: 7,
  displayName: 'Robin Example',
  avatarUrl: '/pictures/robin',
  role: 'student',
  hasProfile: true,
  representedCollegeIds: [],
  verifiedAlumniOf: [],
};
const named: Authorship = { authorId: 7, authorRole: 'student', isAnonymous: false, collegeId: 1 };

describe('bylineOf', () => {
  it('is shown to members', () => {
    expect(toByline(named, robin, false)).toEqual({
      authorId: 7,
      author: {
        id: 7,
        fullName: 'Robin Example',
        avatarUrl: '/pictures/robin',
        role: 'student',
        badge: null,
        profile: '/students/7',
      },
      anonymous: false,
    });
  });

  it.each([
    ['student', '/students/7'],
    ['alumni', '/alumni/7'],
    ['college_admin', null],
  ] as const)('who is %s has the profile page %s', (role, profile) => {
    expect(toByline(named, { ...robin, role }, false).author).toMatchObject({ role, profile });
    expect(toByline(named, { ...robin, role, hasProfile: false }, false).author).toMatchObject({ profile: null });
  });

  it('under 18 is shown by the name that members may see', () => {
    expect(toByline(named, { ...robin, displayName: 'Robin E.' }, false).author?.fullName).toBe('Robin E.');
  });

  it('is shown with their current role, not the one at the time of writing', () => {
    expect(toByline(named, { ...robin, role: 'alumni' }, false).author?.role).toBe('alumni');
  });

  it('is hidden from visitors, and so is whether they wrote anonymously', () => {
    const hidden = { authorId: null, author: null, anonymous: null };
    for (const isAnonymous of [true, false]) {
      expect(toByline({ ...named, isAnonymous }, robin, true)).toEqual(hidden);
      expect(toByline({ ...named, isAnonymous }, undefined, true)).toEqual(hidden);
    }
  });

  it('without an account has no name, role or page', () => {
    expect(toByline({ ...named, authorId: null }, undefined, false)).toEqual({
      authorId: null,
      author: { id: null, fullName: 'Deleted user', avatarUrl: null, role: null, badge: null, profile: null },
      anonymous: false,
    });
  });
});

describe('an anonymous author', () => {
  it.each([
    ['student', 'A student'],
    ['alumni', 'An alum'],
    ['college_admin', 'A college administrator'],
  ] as const)('who was %s is shown only as "%s"', (authorRole, fullName) => {
    expect(toByline({ ...named, authorRole, isAnonymous: true }, robin, false)).toEqual({
      authorId: null,
      author: { id: null, fullName, avatarUrl: null, role: authorRole, badge: null, profile: null },
      anonymous: true,
    });
  });

  it('looks the same with and without an account, whatever their current role', () => {
    const anonymous = { ...named, isAnonymous: true };
    const seen = [undefined, ...ROLES.map((role) => ({ ...robin, role, representedCollegeIds: [1] }))].map((member) =>
      toByline(anonymous, member, false),
    );
    for (const one of seen) expect(one).toEqual(seen[0]);
  });

  it('has no representative badge', () => {
    const dean: Member = { ...robin, role: 'college_admin', representedCollegeIds: [1] };
    expect(toByline({ ...named, isAnonymous: true }, dean, false).author?.badge).toBeNull();
  });
});

describe('the representative badge', () => {
  const dean: Member = { ...robin, role: 'college_admin', representedCollegeIds: [1, 3] };
  const badge = (collegeId: number | null, member: Member) =>
    toByline({ ...named, collegeId }, member, false).author?.badge;

  it('is shown for administrators of the college of the discussion', () => {
    expect([badge(1, dean), badge(3, dean)]).toEqual(['college_representative', 'college_representative']);
  });

  it('is not shown for anyone else', () => {
    expect([badge(2, dean), badge(null, dean), badge(1, robin)]).toEqual([null, null, null]);
  });
});

describe('the verified alum badge', () => {
  const alum: Member = { ...robin, role: 'alumni', verifiedAlumniOf: [1] };
  const badge = (changes: Partial<Authorship>) => toByline({ ...named, ...changes }, alum, false).author?.badge;

  it('is shown for alumni whom the college of the discussion has confirmed', () => {
    expect([badge({}), badge({ collegeId: 2 }), badge({ collegeId: null })]).toEqual(['verified_alum', null, null]);
  });

  it('is not shown for an anonymous author', () => {
    expect(badge({ isAnonymous: true })).toBeNull();
  });
});
