import type { SignedInUser } from '../../../shared/application/authenticator';
import type { CollegeName } from '../../../shared/application/role-details';
import { UseCase } from '../../../shared/application/use-case';
import type { AlumniDetails } from '../domain/alumni-details';
import { AlumniNotFound } from '../domain/errors';
import { type Shown, shownOfAlumni, shownOfAlumniToThemselves, type ViewerKind } from '../domain/what-is-shown';
import { statusAmong } from './alumni-card';
import { CollegeList } from './ports/college-list';
import { FinderReader } from './ports/finder-reader';
import { PeopleAround } from './ports/people-around';
import { type ConnectionStatus, Relations, type RelationsOfOne } from './ports/relations';

type Details = Omit<NonNullable<Shown<AlumniDetails>['details']>, 'consideredColleges'>;

/** What a page shows of an alumna or alumnus; null where nothing is told, or it is not for this viewer. */
export interface AlumniPage {
  readonly id: number;
  readonly fullName: string;
  readonly avatarUrl: string | null;
  readonly role: 'alumni';
  /** Null where the name is all there is to see. */
  readonly alumniProfile:
    | (Details & {
        readonly placesLeft: number | null;
        readonly repliesWithinDays: number | null;
        readonly consideredColleges: readonly CollegeName[] | null;
      })
    | null;
  readonly connectionStatus: ConnectionStatus;
}

const NOBODY: RelationsOfOne = { connected: [], pending: [], blocked: [] };

@UseCase()
export class ShowAlumni {
  constructor(
    private readonly reader: FinderReader,
    private readonly people: PeopleAround,
    private readonly relations: Relations,
    private readonly colleges: CollegeList,
  ) {}

  /**
   * Asks the same whoever is meant, so that the time it takes does not tell who is there.
   * @param by null for a visitor
   * @throws AlumniNotFound for everybody of whom there is nothing to see
   */
  async execute(id: number, by: Pick<SignedInUser, 'id'> | null): Promise<AlumniPage> {
    const found = await this.reader.byId(id);
    const person = (await this.people.present([id])).get(id);
    const relations = by ? await this.relations.of(by.id) : NOBODY;
    if (!found || person?.role !== 'alumni' || relations.blocked.includes(id)) throw new AlumniNotFound();

    const connectionStatus = statusAmong(relations, id);
    const shown =
      by?.id === id
        ? shownOfAlumniToThemselves(person, found.profile)
        : shownOfAlumni(person, found.profile, kindOf(by, connectionStatus));
    if (!shown.person) throw new AlumniNotFound();
    const { displayName: fullName, avatarUrl } = shown.person;
    const { placesLeft, repliesWithinDays } = found;
    const { details } = shown;
    const alumniProfile = details && {
      ...details,
      consideredColleges: details.consideredColleges && (await this.colleges.named(details.consideredColleges)),
      placesLeft: details.isWillingToMentor ? placesLeft : null,
      repliesWithinDays: details.isWillingToMentor === null ? null : repliesWithinDays,
    };
    return { id, fullName, avatarUrl, role: 'alumni', alumniProfile, connectionStatus };
  }
}

const kindOf = (by: unknown, status: ConnectionStatus): ViewerKind =>
  by === null ? 'visitor' : status === 'connected' ? 'connection' : 'member';
