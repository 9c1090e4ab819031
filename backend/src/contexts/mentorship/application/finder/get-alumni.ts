import type { SignedInUser } from '../../../../shared/application/authenticator';
import type { CollegeName } from '../../../../shared/application/role-details';
import { UseCase } from '../../../../shared/application/use-case';
import { AlumniNotFound } from '../../domain/profile-fields/errors';
import { shownOfAlumni, shownOfAlumniToThemselves, type ViewerKind } from '../../domain/profiles/profile-visibility';
import { type AlumniUser, type AlumniUserProfile, asAlumniUser, NO_RELATIONS, statusAmong } from './alumni-user';
import { CollegeList } from '../profiles/ports/college-list';
import { FinderReader } from './ports/finder-reader';
import { People } from '../profiles/ports/people';
import { type ConnectionStatus, Relations } from '../connections/ports/relations';

/** An alumni user on a page of their own. */
export interface AlumniPage extends AlumniUser {
  readonly alumniProfile: (AlumniUserProfile & { readonly consideredColleges: readonly CollegeName[] | null }) | null;
}

@UseCase()
export class GetAlumni {
  constructor(
    private readonly reader: FinderReader,
    private readonly people: People,
    private readonly relations: Relations,
    private readonly colleges: CollegeList,
  ) {}

  /**
   * Asks the same anyone who is meant, so that the time it takes does not tell who is there.
   * @param by null for a visitor
   * @throws AlumniNotFound for everybody of whom there is nothing to see
   */
  async execute(id: number, by: Pick<SignedInUser, 'id'> | null): Promise<AlumniPage> {
    const found = await this.reader.findById(id);
    const person = (await this.people.findActiveWithCollegesByIds([id])).get(id);
    const relations = by ? await this.relations.findByUserId(by.id) : NO_RELATIONS;
    if (!found || person?.role !== 'alumni' || relations.blocked.includes(id)) throw new AlumniNotFound();

    const connectionStatus = statusAmong(relations, id);
    const shown =
      by?.id === id
        ? shownOfAlumniToThemselves(person, found.profile)
        : shownOfAlumni(person, found.profile, kindOf(by, connectionStatus));
    const user = asAlumniUser(found, id, shown, connectionStatus);
    if (!user) throw new AlumniNotFound();
    const considered = shown.details?.consideredColleges ?? null;
    const consideredColleges = considered && (await this.colleges.findByIds(considered));
    return { ...user, alumniProfile: user.alumniProfile && { ...user.alumniProfile, consideredColleges } };
  }
}

const kindOf = (by: unknown, status: ConnectionStatus): ViewerKind =>
  by === null ? 'visitor' : status === 'connected' ? 'connection' : 'member';
