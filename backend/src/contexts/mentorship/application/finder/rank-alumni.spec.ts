import { AlumniProfile } from '../../domain/profiles/alumni-profile';
import type { NamedCollege } from '../../domain/matching/match-inputs';
import { StudentProfile } from '../../domain/profiles/student-profile';
import { LoadMatchInput } from './load-match-input';
import { SavedColleges } from './ports/candidates';
import { RankAlumni } from './rank-alumni';
import { InMemoryFinder } from './testing/in-memory-finder';
import { InMemoryStudentProfiles } from '../profiles/testing/in-memory-profiles';
import { StubCandidates } from '../recommendations/testing/in-memory-recommendations';

const NOON = new Date('2026-03-01T12:00:00Z');
const SCOPE = { without: [], onlyPublic: false };
const MAJORS = { 11: 'History', 12: 'Computer Science', 13: 'Music' };

/**
 * Mentors for a student who has told `major`, if anything.
 * @param found the major of each mentor whom the finder finds
 * @param others mentors whom only the index knows
 */
async function ranking(
  major: string | null,
  found: Readonly<Record<number, string>> = MAJORS,
  others: Readonly<Record<number, string>> = {},
) {
  const profiles = Object.entries({ ...found, ...others }).map(([id, of]) => {
    const studies = { college: 'Reed College', collegeId: 3, major: of, graduationYear: 2019 };
    const profile = AlumniProfile.create(Number(id), { ...studies, currentPosition: null, company: null });
    profile.choose({ isProfileVisible: true }, false, NOON);
    return profile.snapshot();
  });
  const candidates = new StubCandidates();
  candidates.all = profiles.map((profile) => ({
    ...{ mentorId: profile.userId, timesRecommended: 0 },
    told: { ...profile, placesLeft: 3, repliesWithinDays: null },
  }));
  const students = new InMemoryStudentProfiles();
  const student = StudentProfile.create(1, false);
  student.update({ intendedMajor: major }, false, NOON);
  await students.save(student);
  class NothingSaved extends SavedColleges {
    async listByStudent(): Promise<readonly NamedCollege[]> {
      return [];
    }
  }
  const reached = profiles.filter(({ userId }) => userId in found);
  const finder = new InMemoryFinder(reached.map((profile) => ({ profile })));
  return new RankAlumni(new LoadMatchInput(students, new NothingSaved()), finder, candidates);
}

describe('the order of the finder for a student', () => {
  it('is that of the match score', async () => {
    expect((await (await ranking('Computer Science')).execute(1, {}, SCOPE))?.[0]).toBe(12);
    expect((await (await ranking('History')).execute(1, {}, SCOPE))?.[0]).toBe(11);
  });

  it('has only those in it whom the filters leave', async () => {
    expect(await (await ranking('History')).execute(1, { major: 'music' }, SCOPE)).toEqual([13]);
  });

  it('is none while the profile says nothing', async () => {
    expect(await (await ranking(null)).execute(1, {}, SCOPE)).toBeNull();
    expect(await (await ranking('History')).execute(99, {}, SCOPE)).toBeNull();
  });
});

describe('the finder compares', () => {
  const musicians = (count: number): Record<number, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [1_001 + n, 'Music']));
  /** Studied what the student wants to, and is not among those whom the finder reaches. */
  const HISTORIAN = 9;
  const first = async (found: number) =>
    (await (await ranking('History', musicians(found), { [HISTORIAN]: 'History' })).execute(1, {}, SCOPE))!;

  it('a thousand one by one, and once there are as many the best by index as well', async () => {
    expect(await first(999)).not.toContain(HISTORIAN);
    expect((await first(1_000))[0]).toBe(HISTORIAN);
    expect((await first(1_001))[0]).toBe(HISTORIAN);
  });

  it('a hundred and twenty by score', async () => {
    expect(await first(119)).toHaveLength(119);
    expect(await first(200)).toHaveLength(120);
  });
});
