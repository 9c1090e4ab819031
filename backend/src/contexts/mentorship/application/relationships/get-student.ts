import type { SignedInUser } from '../../../../shared/application/authenticator';
import { UseCase } from '../../../../shared/application/use-case';
import { StudentNotFound } from '../../domain/profile-fields/errors';
import type { StudentDetails } from '../../domain/profile-fields/student-details';
import { StudentProfile } from '../../domain/profiles/profiles';
import { type ViewerKind, type VisibleProfile, visibleStudentProfile } from '../../domain/profiles/profile-visibility';
import {
  ConnectionReader,
  type ConnectionRow,
  Relations,
  type RelationshipStatus,
} from '../connections/ports/connections';
import { People } from '../profiles/ports/people';
import { StudentProfiles } from '../profiles/ports/profiles';

/** The details of a student on their page; a field is null if empty or not visible to the viewer. */
export interface StudentPage {
  readonly id: number;
  readonly fullName: string;
  readonly avatarUrl: string | null;
  readonly role: 'student';
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
  readonly studentProfile: NonNullable<VisibleProfile<StudentDetails>['details']>;
  readonly connectionStatus: RelationshipStatus;
}

/**
 * Loads the page of a student for connected alumni, alumni whom the student asked, and alumni who can find the student
 * anyway.
 */
@UseCase()
export class GetStudent {
  constructor(
    private readonly students: StudentProfiles,
    private readonly people: People,
    private readonly reader: ConnectionReader,
    private readonly relations: Relations,
  ) {}

  /**
   * Reads the same for every id, so that the response time doesn't reveal who exists.
   * @throws StudentNotFound
   */
  async execute(id: number, by: Pick<SignedInUser, 'id' | 'role'>): Promise<StudentPage> {
    const person = (await this.people.findActiveByIds([id])).get(id);
    const profile = await this.students.findByUserId(id);
    const { blocked } = await this.relations.findByUserId(by.id);
    const connection = await this.reader.findBetween(by.id, id);
    const mayView = by.id === id || by.role === 'alumni';
    if (person?.role !== 'student' || !mayView || blocked.includes(id)) throw new StudentNotFound();

    const state = (profile ?? StudentProfile.create(id, person.isMinor)).snapshot();
    const viewer = by.id === id ? 'connection' : toViewerKind(connection, by.id);
    const visible = visibleStudentProfile(person, state, viewer);
    if (!visible.person || !visible.details) throw new StudentNotFound();
    const { displayName: fullName, avatarUrl } = visible.person;
    return {
      id,
      fullName,
      avatarUrl,
      role: 'student',
      isSample: person.isSample,
      studentProfile: visible.details,
      connectionStatus: toRelationshipStatus(connection),
    };
  }
}

function toViewerKind(connection: ConnectionRow | null, viewerId: number): ViewerKind {
  if (connection?.status === 'connected') return 'connection';
  return connection?.status === 'pending' && connection.toUserId === viewerId ? 'asked' : 'member';
}

function toRelationshipStatus(connection: ConnectionRow | null): RelationshipStatus {
  return connection?.status === 'connected' || connection?.status === 'pending' ? connection.status : 'none';
}
