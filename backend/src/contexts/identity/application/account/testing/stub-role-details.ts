import {
  type RoleDetailsView,
  NO_DETAILS,
  type OwnAlumniProfile,
  RoleDetails,
  type HiddenProfiles,
} from '../../../../../shared/application/role-details';

/** Knows what it was told of one person's roles, and of alumni's colleges. */
export class StubRoleDetails extends RoleDetails {
  readonly asked: string[] = [];

  constructor(
    private readonly details: Partial<RoleDetailsView> = {},
    private readonly colleges: ReadonlyMap<number, number | null> = new Map(),
  ) {
    super();
  }

  async findByUser(userId: number, role: string): Promise<RoleDetailsView> {
    this.asked.push(`${userId} as ${role}`);
    return { ...NO_DETAILS, ...this.details };
  }

  async hiddenProfilesOf(): Promise<ReadonlyMap<number, HiddenProfiles>> {
    return new Map();
  }

  async alumniCollegesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
    this.asked.push(`colleges of ${userIds.join(', ')}`);
    return this.colleges;
  }
}

/** A profile with something in each kind of field. */
export const anAlumniProfile: OwnAlumniProfile = {
  college: 'Amherst College',
  collegeId: null,
  major: 'Geology',
  graduationYear: 2020,
  currentPosition: null,
  company: null,
  industry: 'Mining',
  yearsOfExperience: 5,
  skills: null,
  mentorshipAreas: null,
  location: null,
  bio: 'Rocks.',
  isWillingToMentor: true,
  maxMentees: 2,
  availabilityStatus: 'busy',
  linkedinUrl: null,
  twitterHandle: null,
  githubUrl: null,
  personalWebsite: null,
  isProfileVisible: true,
  consideredColleges: [],
  allowStudentConnections: false,
  visibilityChosenAt: new Date('2026-02-01T12:00:00Z'),
};
