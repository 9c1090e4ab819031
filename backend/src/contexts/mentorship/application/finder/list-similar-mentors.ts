import { UseCase } from '../../../../shared/application/use-case';
import { PersonNotFound } from '../../domain/profile-fields/errors';
import { People } from '../profiles/ports/profiles';
import { CanSeePerson } from '../relationships/can-see-person';
import { FindSimilarMentors } from '../relationships/list-relationships';
import { type AlumniUser, toAlumniUser } from './get-alumni';
import { FinderReader } from './ports/finder';

/** Lists mentors with room whom a student can ask instead of one who declined, didn't answer or is full. */
@UseCase()
export class ListSimilarMentors {
  constructor(
    private readonly canSeePerson: CanSeePerson,
    private readonly findSimilarMentors: FindSimilarMentors,
    private readonly reader: FinderReader,
    private readonly people: People,
  ) {}

  /**
   * Returns at most three, the most similar first.
   * @throws PersonNotFound for mentors whom the student can't see: the list would reveal their major and college
   */
  async execute({ by, mentorId }: { by: number; mentorId: number }): Promise<readonly AlumniUser[]> {
    if (!(await this.canSeePerson.execute(by, mentorId))) throw new PersonNotFound();
    const ids = await this.findSimilarMentors.execute(mentorId, by);
    const people = await this.people.findActiveByIds(ids);
    const mentors: AlumniUser[] = [];
    for (const id of ids) {
      const found = await this.reader.findById(id);
      // Nobody in the list has a connection with the student.
      const mentor = found && toAlumniUser(found, people.get(id), 'member', 'none');
      if (mentor) mentors.push(mentor);
    }
    return mentors;
  }
}
