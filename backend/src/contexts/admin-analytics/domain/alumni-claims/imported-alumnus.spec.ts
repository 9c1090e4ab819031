import { EmailNotConfirmed } from '../../../../shared/domain/domain-error';
import { AlumniAccountNeeded, AlumnusHasClaimed, AlumnusNotFound, ClaimLinkInvalid, NothingClaimed } from './errors';
import { ImportedAlumnus, type ImportedAlumnusState } from './imported-alumnus';

const NOON = new Date('2026-03-02T12:00:00Z');
const LATER = new Date('2026-08-29T12:00:00Z');
const [ADA, BEN] = [7, 8];

const imported = (change: Partial<ImportedAlumnusState> = {}): ImportedAlumnus =>
  ImportedAlumnus.restore({
    id: 1,
    collegeId: 3,
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Example',
    graduationYear: 2015,
    major: 'Mathematics',
    jobTitle: null,
    company: null,
    linkedinUrl: null,
    suggestedMentor: null,
    importedAt: NOON,
    purgeAt: LATER,
    claimedBy: null,
    claimedAt: null,
    sharesActivity: false,
    ...change,
  });

describe('an imported profile', () => {
  it('is claimed once', () => {
    const alumnus = imported();
    alumnus.claim(ADA, { sharesActivity: true }, NOON);

    expect(alumnus.snapshot()).toMatchObject({ claimedBy: ADA, claimedAt: NOON, sharesActivity: true });
    expect(() => alumnus.claim(BEN, { sharesActivity: false }, NOON)).toThrow(ClaimLinkInvalid);
  });

  it('cannot be claimed when its deletion is due', () => {
    expect(() => imported().claim(ADA, { sharesActivity: false }, LATER)).toThrow(ClaimLinkInvalid);
  });

  it('is claimed only with an alumni account and a confirmed address', () => {
    expect(() => ImportedAlumnus.assertClaimableBy({ id: ADA, role: 'student', emailVerified: true })).toThrow(
      AlumniAccountNeeded,
    );
    expect(() => ImportedAlumnus.assertClaimableBy({ id: ADA, role: 'alumni', emailVerified: false })).toThrow(
      EmailNotConfirmed,
    );
  });

  it('is managed by its college until it is claimed', () => {
    expect(() => imported().assertManagedBy(3)).not.toThrow();
    expect(() => imported().assertManagedBy(4)).toThrow(AlumnusNotFound);
    expect(() => imported({ claimedBy: ADA, claimedAt: NOON }).assertManagedBy(3)).toThrow(AlumnusHasClaimed);
    expect(() => imported({ claimedBy: ADA, claimedAt: NOON }).assertManagedBy(4)).toThrow(AlumnusNotFound);
  });

  it('shares activity only for the account that has claimed it', () => {
    const alumnus = imported({ claimedBy: ADA, claimedAt: NOON });
    alumnus.shareActivity(ADA, true);

    expect(alumnus.sharesActivity).toBe(true);
    expect(() => alumnus.shareActivity(BEN, false)).toThrow(NothingClaimed);
  });
});
