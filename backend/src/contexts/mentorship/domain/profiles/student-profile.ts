import { Aggregate } from '../../../../shared/domain/aggregate';
import { NotForMinors } from '../profile-fields/errors';
import type { ProfileVisibility, StudentProfileState } from '../profile-fields/profile-states';
import { PrivacyChanged } from './profile-events';
import { changesByStudent, EMPTY_STUDENT_DETAILS, type StudentProfileChanges } from '../profile-fields/student-details';

/** What a student tells about themselves, and who sees it. */
export class StudentProfile extends Aggregate {
  private constructor(private readonly state: StudentProfileState) {
    super();
  }

  /** Anyone who is under 18 begins in private, and stays so on their birthday until they choose. */
  static create(userId: number, isMinor: boolean): StudentProfile {
    const profileVisibility = isMinor ? 'private' : 'public';
    return new StudentProfile({
      userId,
      ...EMPTY_STUDENT_DETAILS,
      profileVisibility,
      visibilityChosenAt: null,
      toldAt: null,
    });
  }

  static restore(state: StudentProfileState): StudentProfile {
    return new StudentProfile(state);
  }

  /** @throws ProfileRefused */
  update(told: StudentProfileChanges, isMinor: boolean, now: Date): void {
    Object.assign(this.state, changesByStudent(told, isMinor, now), { toldAt: now });
  }

  /** @returns whether it is a new choice. @throws NotForMinors */
  chooseVisibility(profileVisibility: ProfileVisibility, isMinor: boolean, now: Date): boolean {
    if (isMinor && profileVisibility === 'public') throw new NotForMinors();
    if (this.isVisibilityChosen && profileVisibility === this.state.profileVisibility) return false;
    Object.assign(this.state, { profileVisibility, visibilityChosenAt: now });
    this.record(new PrivacyChanged(this.state.userId, now));
    return true;
  }

  /** Private until the student chooses; a choice that was made stays. */
  keepPrivate(): void {
    if (!this.isVisibilityChosen) this.state.profileVisibility = 'private';
  }

  get isFilledIn(): boolean {
    return this.state.toldAt !== null;
  }

  get isVisibilityChosen(): boolean {
    return this.state.visibilityChosenAt !== null;
  }

  snapshot(): StudentProfileState {
    return { ...this.state };
  }
}
