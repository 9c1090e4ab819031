import { UseCase } from '../../../../shared/application/use-case';
import { type RankedMentor, pickBestMentors } from '../../domain/matching/match-ranking';
import type { Recommendation } from '../../domain/recommendations/recommendation';
import type { StudentMatchInput } from '../../domain/matching/match-inputs';
import { type Candidate, Candidates } from '../finder/ports/candidates';
import { People } from '../profiles/ports/people';
import { Relations } from '../connections/ports/relations';

/** More than are picked: what they are found by only promises a score. */
const LOOKED_AT = 60;

/** The mentors who fit a student best today. */
@UseCase()
export class PickMentors {
  constructor(
    private readonly candidates: Candidates,
    private readonly relations: Relations,
    private readonly people: People,
  ) {}

  /** @param kept what was recommended to this student before @returns best first */
  async execute(
    studentId: number,
    student: StudentMatchInput,
    kept: readonly Recommendation[],
    now: Date,
  ): Promise<readonly RankedMentor[]> {
    return pickBestMentors(student, await this.findCandidates(studentId, student, kept, now, LOOKED_AT));
  }

  /** Nobody whom the student has asked, passed on or blocked, who said no not long ago, or who has blocked the student. */
  async findCandidates(
    studentId: number,
    student: StudentMatchInput,
    kept: readonly Recommendation[],
    now: Date,
    atMost: number,
  ): Promise<readonly Candidate[]> {
    const { connected, pending, blocked } = await this.relations.findByUserId(studentId);
    const barred = kept.filter((one) => one.preventsRenewal(now)).map(({ mentorId }) => mentorId);
    const tooSoon = await this.relations.listAskedTooRecently(studentId, now);
    const without = [studentId, ...connected, ...pending, ...blocked, ...barred, ...tooSoon];
    const found = await this.candidates.bestFor(studentId, student, without, atMost);
    const people = await this.people.findActiveWithCollegesByIds(found.map(({ mentorId }) => mentorId));
    return found.filter(({ mentorId }) => {
      const person = people.get(mentorId);
      return person?.role === 'alumni' && !person.isMinor;
    });
  }
}
