import type {
  HiddenProfiles,
  OwnAlumniProfile,
  OwnStudentProfile,
} from '../../../../../shared/application/role-details';

/** The profiles of one person, whatever their role is today; null where nothing is kept. */
export interface OwnProfiles {
  alumniProfile: OwnAlumniProfile | null;
  studentProfile: OwnStudentProfile | null;
}

export abstract class ProfileReader {
  abstract findByUserId(userId: number): Promise<OwnProfiles>;

  /** The colleges of those of `userIds` who have told of their studies; null where the college is not one of the list. */
  abstract findAlumniColleges(userIds: readonly number[]): Promise<ReadonlyMap<number, number | null>>;

  /** Those of `userIds` who have a profile that is hidden from anybody. */
  abstract findHiddenProfiles(userIds: readonly number[]): Promise<ReadonlyMap<number, HiddenProfiles>>;
}
