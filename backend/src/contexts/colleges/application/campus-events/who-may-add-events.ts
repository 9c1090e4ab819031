import { CollegeRights } from '../../../../shared/application/college-rights';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { UseCase } from '../../../../shared/application/use-case';
import type { WouldBeHost } from '../../domain/campus-events/adding-events';
import type { CollegeId } from '../../domain/catalogue/ids';
import { KnownColleges } from '../catalogue/ports/known-colleges';
import { People } from '../people/ports/people';

/** Tells what ties someone to a college when they would add an event to it. */
@UseCase()
export class WhoMayAddEvents {
  constructor(
    private readonly colleges: KnownColleges,
    private readonly people: People,
    private readonly rights: CollegeRights,
  ) {}

  /** @throws CollegeNotFound */
  async execute(user: SignedInUser, collegeId: number): Promise<{ host: WouldBeHost; collegeId: CollegeId }> {
    const { id } = await this.colleges.byId(collegeId);
    const person = (await this.people.withIds([user.id])).get(user.id);

    const host = {
      role: user.role,
      emailConfirmed: user.emailVerified,
      speaksForCollege: await this.rights.canRepresent(user.id, id),
      isAlumniOfCollege: user.role === 'alumni' && person?.alumniCollegeId === id,
    };
    return { host, collegeId: id };
  }
}
