import { Injectable } from '@nestjs/common';
import { VerifiedAlumni } from '../../../../shared/application/college-rights';
import { type HiddenProfiles, ProfileFacts } from '../../../../shared/application/role-details';
import type { Role } from '../../../../shared/domain/role';
import { IdentityFacade, type Person } from '../../../identity';
import { People } from '../../application/people/ports/people';
import type { PersonId } from '../../domain/catalogue/ids';
import type { ShownPerson } from '../../domain/people/person';

@Injectable()
export class IdentityPeople extends People {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly profiles: ProfileFacts,
    private readonly verifiedAlumni: VerifiedAlumni,
  ) {
    super();
  }

  async findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>> {
    const people = await this.identity.shownPeople(ids);
    if (people.length === 0) return new Map();
    const hidden = await this.profiles.hiddenProfilesOf(people.map(({ id }) => id));
    const alumni = people.filter(({ role }) => role === 'alumni').map(({ id }) => id);
    const colleges =
      alumni.length > 0 ? await this.profiles.alumniCollegesOf(alumni) : new Map<number, number | null>();
    const verified = await this.verifiedAlumni.collegesOf(alumni);
    return new Map(
      people.map((person) => [
        person.id,
        { ...shown(person, hidden.get(person.id), colleges), verifiedAlumniOf: verified.get(person.id) ?? [] },
      ]),
    );
  }
}

function shown(
  { registeredCollegeId, ...person }: Person,
  hidden: HiddenProfiles | undefined,
  colleges: ReadonlyMap<number, number | null>,
): Omit<ShownPerson, 'verifiedAlumniOf'> {
  // The college from the registration is used only for people without a newer profile.
  const chosen = colleges.has(person.id) ? colleges.get(person.id)! : registeredCollegeId;
  return {
    ...person,
    id: person.id as PersonId,
    hiddenFrom: hiddenFrom(person.role, hidden),
    alumniCollegeId: person.role === 'alumni' ? chosen : null,
  };
}

/** Administrators have no profile to hide. */
const hiddenFrom = (role: Role, hidden: HiddenProfiles | undefined): ShownPerson['hiddenFrom'] =>
  role === 'college_admin' ? 'nobody' : (hidden?.[role] ?? 'nobody');
