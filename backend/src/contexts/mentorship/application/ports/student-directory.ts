import type { StudentProfileState } from '../../domain/student-profile';

/** As much of a profile as somebody is found by. */
export type StudentEntry = Pick<
  StudentProfileState,
  'userId' | 'intendedMajor' | 'graduationYear' | 'location' | 'profileVisibility'
>;

/** The students who let everybody see them. */
export abstract class StudentDirectory {
  /**
   * By key, ten thousand at most. Who of them is of age, and can use the account, identity knows.
   * @param year of graduation; null for every year
   */
  abstract public(year: number | null): Promise<readonly StudentEntry[]>;
}
