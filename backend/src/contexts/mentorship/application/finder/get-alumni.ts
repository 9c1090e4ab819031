import { omitFields } from '../../../../shared/domain/omit-fields';
import {
  type VisibleAlumniDetails,
  type VisibleProfile,
  visibleAlumniProfile,
  type ViewerKind,
  ownVisibleAlumniProfile,
} from '../../domain/profiles/profile-visibility';
import type { PersonSummary } from '../../domain/profiles/person';
import { type FoundAlumni, FinderReader } from './ports/finder';
import { type RelationshipStatus, type RelationsOfUser, Relations } from '../connections/ports/connections';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import type { CollegeName } from '../profiles/own-profiles';
import { UseCase } from '../../../../shared/application/use-case';
import { AlumniNotFound } from '../../domain/profile-fields/errors';
import { People } from '../profiles/ports/people';
import { CollegeList } from '../profiles/ports/college-list';

type VisibleDetails = NonNullable<VisibleProfile<VisibleAlumniDetails>['details']>;

/** An alumni profile as shown to a viewer; a field is null if it is empty or not visible to this viewer. */
export interface AlumniUserProfile extends Omit<VisibleDetails, 'consideredColleges'> {
  readonly isProfileVisible: boolean;
  readonly allowStudentConnections: boolean;
  /** Number of students the mentor can still take; null also if they take no students. */
  readonly placesLeft: number | null;
  /** Coarse, see MentorFigures; null also if they take no students. */
  readonly minutesLeft: number | null;
  readonly repliesWithinDays: number | null;
  /** Whether the person is a verified alum of the college shown. */
  readonly isVerifiedAlum: boolean;
}

/** An alumni user, in the same shape in every response. */
export interface AlumniUser {
  readonly id: number;
  readonly fullName: string;
  readonly role: 'alumni';
  readonly avatarUrl: string | null;
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
  readonly connectionStatus: RelationshipStatus;
  /** Null if only the name is visible. */
  readonly alumniProfile: AlumniUserProfile | null;
}

/** Relations of a visitor: none. */
export const NO_RELATIONS: RelationsOfUser = { connected: [], pending: [], blocked: [] };

export const findRelationshipStatus = ({ connected, pending }: RelationsOfUser, id: number): RelationshipStatus =>
  connected.includes(id) ? 'connected' : pending.includes(id) ? 'pending' : 'none';

/** @returns null if the person is not an alumni user now, or nothing of them is visible to this viewer */
export function toAlumniUser(
  found: FoundAlumni,
  person: PersonSummary | undefined,
  viewer: ViewerKind,
  connectionStatus: RelationshipStatus,
): AlumniUser | null {
  if (person?.role !== 'alumni') return null;
  return toAlumniUserIfVisible(found, person, visibleAlumniProfile(person, found.profile, viewer), connectionStatus);
}

/** @returns null if nothing is visible */
function toAlumniUserIfVisible(
  found: FoundAlumni,
  { id, isSample }: PersonSummary,
  { person, details }: VisibleProfile<VisibleAlumniDetails>,
  connectionStatus: RelationshipStatus,
): AlumniUser | null {
  if (!person) return null;
  const { displayName: fullName, avatarUrl } = person;
  const alumniProfile = details && toAlumniUserProfile(found, details);
  return { id, fullName, role: 'alumni', avatarUrl, isSample, connectionStatus, alumniProfile };
}

function toAlumniUserProfile(
  {
    profile: { isProfileVisible, allowStudentConnections },
    placesLeft,
    minutesLeft,
    repliesWithinDays,
    isVerifiedAlum,
  }: FoundAlumni,
  details: VisibleDetails,
): AlumniUserProfile {
  const { isWillingToMentor } = details;
  return {
    ...omitFields(details, 'consideredColleges'),
    isProfileVisible,
    allowStudentConnections,
    placesLeft: isWillingToMentor ? placesLeft : null,
    minutesLeft: isWillingToMentor ? minutesLeft : null,
    repliesWithinDays: isWillingToMentor === null ? null : repliesWithinDays,
    isVerifiedAlum: details.collegeId !== null && isVerifiedAlum,
  };
}

/** An alumni user on their profile page. */
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
   * Runs the same queries for every ID, so that response times don't reveal which accounts exist.
   * @param by null for a visitor
   * @throws AlumniNotFound for everyone whose profile shows nothing
   */
  async execute(id: number, by: Pick<SignedInUser, 'id'> | null): Promise<AlumniPage> {
    const found = await this.reader.findById(id);
    const person = (await this.people.findActiveByIds([id])).get(id);
    const relations = by ? await this.relations.findByUserId(by.id) : NO_RELATIONS;
    if (!found || person?.role !== 'alumni' || relations.blocked.includes(id)) throw new AlumniNotFound();

    const connectionStatus = findRelationshipStatus(relations, id);
    const visible =
      by?.id === id
        ? ownVisibleAlumniProfile(person, found.profile)
        : visibleAlumniProfile(person, found.profile, toViewerKind(by, connectionStatus));
    const user = toAlumniUserIfVisible(found, person, visible, connectionStatus);
    if (!user) throw new AlumniNotFound();
    const consideredIds = visible.details?.consideredColleges ?? null;
    const consideredColleges = consideredIds && (await this.colleges.listByIds(consideredIds));
    return { ...user, alumniProfile: user.alumniProfile && { ...user.alumniProfile, consideredColleges } };
  }
}

const toViewerKind = (by: unknown, status: RelationshipStatus): ViewerKind =>
  by === null ? 'visitor' : status === 'connected' ? 'connection' : 'member';
