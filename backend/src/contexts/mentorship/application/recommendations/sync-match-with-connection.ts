import { UseCase } from '../../../../shared/application/use-case';
import { Matches } from './ports/matches';
import { People } from '../profiles/ports/people';

/** A match begins when a student and an alumna or alumnus are connected, and ends with that. Heard twice, it happens once. */
@UseCase()
export class SyncMatchWithConnection {
  constructor(
    private readonly matches: Matches,
    private readonly people: People,
  ) {}

  async begin(one: number, other: number, at: Date): Promise<void> {
    const both = [...(await this.people.findActiveWithCollegesByIds([one, other])).values()];
    const student = both.find(({ role }) => role === 'student');
    const mentor = both.find(({ role }) => role === 'alumni');
    if (student && mentor) await this.matches.start(student.id, mentor.id, at);
  }

  /** The answer with which it began is undone: it leaves no history. */
  async takeBack(one: number, other: number, since: Date): Promise<void> {
    await this.matches.remove(one, other, since);
  }

  async end(one: number, other: number, at: Date): Promise<void> {
    await this.matches.end(one, other, at);
  }
}
