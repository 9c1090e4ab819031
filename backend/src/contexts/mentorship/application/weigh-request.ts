import { UseCase } from '../../../shared/application/use-case';
import { Yourself } from '../domain/connection-errors';
import { type Asked, mentorOf } from '../domain/connection-rules';
import { PersonGone } from '../domain/errors';
import type { Prospect } from '../domain/request-prospect';
import { StudentProfile } from '../domain/student-profile';
import { CountPlaces } from './count-places';
import { FindAlumniProfile } from './find-alumni-profile';
import { Blocks } from './ports/blocks';
import { ConnectionCounts } from './ports/connection-counts';
import { ConnectionPeople, type Participant } from './ports/connection-people';
import { Connections } from './ports/connections';
import { StudentProfiles } from './ports/profiles';

export interface WeighedRequest extends Prospect {
  readonly sender: Participant;
  readonly blocks: { readonly byOne: boolean; readonly byOther: boolean };
}

/** Gathers what decides whether somebody may ask somebody. Inside a unit of work it holds until its end. */
@UseCase()
export class WeighRequest {
  constructor(
    private readonly connections: Connections,
    private readonly blocks: Blocks,
    private readonly people: ConnectionPeople,
    private readonly findAlumniProfile: FindAlumniProfile,
    private readonly students: StudentProfiles,
    private readonly counts: ConnectionCounts,
    private readonly countPlaces: CountPlaces,
  ) {}

  /** @throws Yourself, PersonGone */
  async execute(fromUserId: number, toUserId: number): Promise<WeighedRequest> {
    if (fromUserId === toUserId) throw new Yourself();
    // First of all: from here on neither of the two changes anything.
    const connection = await this.connections.between(fromUserId, toUserId);
    const found = await this.people.taking([fromUserId, toUserId]);
    const sender = found.get(fromUserId);
    if (!sender) throw new PersonGone();

    const asked = await this.#asked(found.get(toUserId));
    const mentorId = asked && mentorOf(sender, asked.person);
    const blocks = await this.blocks.between(fromUserId, toUserId);
    return {
      ...{ sender, asked, connection, blocks, isBlocked: blocks.byOne || blocks.byOther },
      placesLeft: mentorId === toUserId ? await this.countPlaces.execute(mentorId) : null,
      openRequests: sender.role === 'student' ? await this.counts.pendingFrom(fromUserId) : 0,
    };
  }

  async #asked(person: Participant | undefined): Promise<Asked | null> {
    if (!person || person.role === 'college_admin') return null;
    if (person.role === 'alumni') {
      const profile = await this.findAlumniProfile.execute(person.id);
      return { person, alumniProfile: profile.snapshot(), studentProfile: null };
    }
    const profile = (await this.students.of(person.id)) ?? StudentProfile.begin(person.id, person.isMinor);
    return { person, alumniProfile: null, studentProfile: profile.snapshot() };
  }
}
