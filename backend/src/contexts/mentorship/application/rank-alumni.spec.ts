import { AlumniProfile } from '../domain/alumni-profile';
import { StudentProfile } from '../domain/student-profile';
import { FindStudentToScore } from './find-student-to-score';
import type { SavedColleges } from './ports/saved-colleges';
import { RankAlumni } from './rank-alumni';
import { InMemoryFinder } from './testing/in-memory-finder';
import { InMemoryStudentProfiles } from './testing/in-memory-profiles';
import { CandidatesAtHand } from './testing/in-memory-recommendations';

const NOON = new Date('2026-03-01T12:00:00Z');
const SCOPE = { without: [], onlyPublic: false };
const MAJORS = { 11: 'History', 12: 'Computer Science', 13: 'Music' };

/** Mentors of three majors, for a student who has told `major`, if anything. */
async function ranking(major: string | null) {
  const profiles = Object.entries(MAJORS).map(([id, of]) => {
    const studies = { college: 'Reed College', collegeId: 3, major: of, graduationYear: 2019 };
    const profile = AlumniProfile.begin(Number(id), { ...studies, currentPosition: null, company: null });
    profile.choose({ isProfileVisible: true }, false, NOON);
    return profile.snapshot();
  });
  const candidates = new CandidatesAtHand();
  candidates.all = profiles.map((profile) => ({
    ...{ mentorId: profile.userId, timesRecommended: 0 },
    told: { ...profile, placesLeft: 3, repliesWithinDays: null },
  }));
  const students = new InMemoryStudentProfiles();
  const student = StudentProfile.begin(1, false);
  student.tell({ intendedMajor: major }, false, NOON);
  await students.save(student);
  const saved = { of: async () => [] } as unknown as SavedColleges;
  const finder = new InMemoryFinder(profiles.map((profile) => ({ profile })));
  return new RankAlumni(new FindStudentToScore(students, saved), finder, candidates);
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
