import { Injectable } from '@nestjs/common';
import { type HiddenProfiles, RoleDetails } from '../../../../shared/application/role-details';
import type { Role } from '../../../../shared/domain/role';
import { IdentityFacade } from '../../../identity';
import { People } from '../../application/people/ports/people';
import type { PersonId } from '../../domain/catalogue/ids';
import type { ShownPerson } from '../../domain/people/person';

@Injectable()
export class IdentityPeople extends People {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly details: RoleDetails,
  ) {
    super();
  }

  async withIds(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>> {
    const people = await this.identity.people(ids);
    const hidden =
      people.length > 0
        ? await this.details.hiddenProfilesOf(people.map(({ id }) => id))
        : new Map<number, HiddenProfiles>();
    return new Map(
      people.map((person) => [
        person.id,
        { ...person, id: person.id as PersonId, hiddenFrom: hiddenFrom(person.role, hidden.get(person.id)) },
      ]),
    );
  }
}

/** Administrators have no profile that they could hide. */
const hiddenFrom = (role: Role, hidden: HiddenProfiles | undefined): ShownPerson['hiddenFrom'] =>
  role === 'college_admin' ? 'nobody' : (hidden?.[role] ?? 'nobody');
