import { UseCase } from '../../../../shared/application/use-case';
import { AlumniNotFound } from '../../domain/profile-fields/errors';
import { People } from '../profiles/ports/people';
import { FindSimilarMentors } from '../relationships/list-relationships';
import { type AlumniUser, GetAlumni, toAlumniUser } from './get-alumni';
import { FinderReader } from './ports/finder';

/** Lists mentors with room whom a student can ask instead of one who declined, didn't answer or is full. */
@UseCase()
export class ListSimilarMentors {
  constructor(
    private readonly getAlumni: GetAlumni,
    private readonly findSimilarMentors: FindSimilarMentors,
    private readonly reader: FinderReader,
    private readonly people: People,
  ) {}

  /**
   * Returns at most three, the most similar first.
   * @throws AlumniNotFound for mentors whose studies the student can't see, because the list would reveal them; an
   * earlier request makes no difference
   */
  async execute({ by, mentorId }: { by: number; mentorId: number }): Promise<readonly AlumniUser[]> {
    const { alumniProfile } = await this.getAlumni.execute(mentorId, { id: by });
    if (!alumniProfile) throw new AlumniNotFound();
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
