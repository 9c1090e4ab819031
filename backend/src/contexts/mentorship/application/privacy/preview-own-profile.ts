import type { SignedInUser } from '../../../../shared/application/authenticator';
import type { CollegeName } from '../profiles/own-profiles';
import { UseCase } from '../../../../shared/application/use-case';
import { RoleNotAllowed } from '../../domain/profiles/person';
import type { StudentDetails } from '../../domain/profile-fields/student-details';
import { StudentProfile } from '../../domain/profiles/profiles';
import {
  type HiddenReason,
  type VisibleAlumniDetails,
  type VisibleProfile,
  visibleAlumniProfile,
  visibleStudentProfile,
  type ViewerKind,
} from '../../domain/profiles/profile-visibility';
import { FindAlumniProfile } from '../profiles/find-alumni-profile';
import { People } from '../profiles/ports/people';
import { CollegeList } from '../profiles/ports/college-list';
import { StudentProfiles } from '../profiles/ports/profiles';

interface PreviewOwnProfileInput {
  readonly by: Pick<SignedInUser, 'id' | 'role'>;
  readonly as: ViewerKind;
}

/**
 * What others see of a user. A profile is null if it belongs to the other role, a field if this viewer can't see it.
 */
export interface ProfilePreview {
  readonly as: ViewerKind;
  readonly isShown: boolean;
  /** The reason why nothing is shown; null if something is. */
  readonly why: HiddenReason | null;
  readonly person: { readonly displayName: string; readonly avatarUrl: string | null } | null;
  readonly alumniProfile:
    | (Omit<NonNullable<VisibleProfile<VisibleAlumniDetails>['details']>, 'consideredColleges'> & {
        readonly consideredColleges: readonly CollegeName[] | null;
      })
    | null;
  readonly studentProfile: VisibleProfile<StudentDetails>['details'];
}

@UseCase()
export class PreviewOwnProfile {
  constructor(
    private readonly students: StudentProfiles,
    private readonly findAlumniProfile: FindAlumniProfile,
    private readonly people: People,
    private readonly colleges: CollegeList,
  ) {}

  /** @throws RoleNotAllowed, PersonGone */
  async execute({ by: { id, role }, as }: PreviewOwnProfileInput): Promise<ProfilePreview> {
    if (role === 'college_admin') throw new RoleNotAllowed();
    const person = await this.people.getById(id);

    if (role === 'alumni') {
      const profile = await this.findAlumniProfile.execute(id);
      const { details, ...visible } = visibleAlumniProfile(person, profile.snapshot(), as);
      const consideredIds = details?.consideredColleges;
      const consideredColleges = consideredIds ? await this.colleges.listByIds(consideredIds) : null;
      return { as, ...visible, alumniProfile: details && { ...details, consideredColleges }, studentProfile: null };
    }
    const profile = (await this.students.findByUserId(id)) ?? StudentProfile.create(id, person.isMinor);
    const { details, ...visible } = visibleStudentProfile(person, profile.snapshot(), as);
    return { as, ...visible, alumniProfile: null, studentProfile: details };
  }
}
