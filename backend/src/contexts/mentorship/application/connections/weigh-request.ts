import { AlumniProfile } from '../../domain/profiles/alumni-profile';
import { UseCase } from '../../../../shared/application/use-case';
import { Yourself } from '../../domain/connections/connection-errors';
import { type Asked, mentorOf } from '../../domain/connections/connection-rules';
import { PersonGone } from '../../domain/profile-fields/errors';
import type { Prospect } from '../../domain/connections/request-prospect';
import { StudentProfile } from '../../domain/profiles/student-profile';
import type { ShownPerson } from '../../domain/profiles/what-is-shown';
import { Blocks } from './ports/blocks';
import { ConnectionCounts } from './ports/connection-counts';
import { ConnectionPeople } from '../profiles/ports/connection-people';
import { Connections } from './ports/connections';
import { People } from '../profiles/ports/people';
import { AlumniProfiles, StudentProfiles } from '../profiles/ports/profiles';

export interface WeighedRequest extends Prospect {
  readonly sender: ShownPerson;
  readonly blocks: { readonly byOne: boolean; readonly byOther: boolean };
}

interface Told {
  readonly alumni: AlumniProfile;
  readonly student: StudentProfile | null;
}

/**
 * Gathers what decides whether one person may ask another. Inside a unit of work it holds until its end. The database
 * gets the same statements for every id, also for one without an account: the time of an answer reveals nothing.
 */
@UseCase()
export class WeighRequest {
  constructor(
    private readonly connections: Connections,
    private readonly blocks: Blocks,
    private readonly people: ConnectionPeople,
    private readonly alumni: AlumniProfiles,
    private readonly registrations: People,
    private readonly students: StudentProfiles,
    private readonly counts: ConnectionCounts,
  ) {}

  /** @throws Yourself, PersonGone */
  async execute(fromUserId: number, toUserId: number): Promise<WeighedRequest> {
    if (fromUserId === toUserId) throw new Yourself();
    // First of all: from here on neither of the two changes anything.
    const connection = await this.connections.between(fromUserId, toUserId);
    const found = await this.people.taking([fromUserId, toUserId]);
    const told = await this.#toldBy(toUserId);
    const placesTaken = await this.counts.placesTakenOf(toUserId);
    const blocks = await this.blocks.between(fromUserId, toUserId);
    const openRequests = await this.counts.pendingFrom(fromUserId);

    const sender = found.get(fromUserId);
    if (!sender) throw new PersonGone();
    const asked = askedOf(found.get(toUserId), told);
    const takesPlace = asked !== null && mentorOf(sender, asked.person) === toUserId;
    return {
      ...{ sender, asked, connection, blocks, isBlocked: blocks.byOne || blocks.byOther },
      placesLeft: takesPlace ? told.alumni.snapshot().maxMentees - placesTaken : null,
      openRequests: sender.role === 'student' ? openRequests : 0,
    };
  }

  async #toldBy(userId: number): Promise<Told> {
    const kept = await this.alumni.of(userId);
    const registered = await this.registrations.alumniRegistration(userId);
    return { alumni: kept ?? AlumniProfile.begin(userId, registered), student: await this.students.of(userId) };
  }
}

function askedOf(person: ShownPerson | undefined, { alumni, student }: Told): Asked | null {
  if (!person || person.role === 'college_admin') return null;
  if (person.role === 'alumni') return { person, alumniProfile: alumni.snapshot(), studentProfile: null };
  const profile = student ?? StudentProfile.begin(person.id, person.isMinor);
  return { person, alumniProfile: null, studentProfile: profile.snapshot() };
}
