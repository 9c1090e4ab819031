import { Aggregate } from '../../../../shared/domain/aggregate';
import {
  applyAlumniChanges,
  EMPTY_ALUMNI_DETAILS,
  type AlumniRegistration,
  type AlumniProfileChanges,
  type AlumniProfileState,
} from '../profile-fields/alumni-details';
import { PublicProfileNotForMinors } from '../profile-fields/errors';
import { AlumBecameMentor, AlumniListingChanged } from '../../integration-events/alumni-listing-events';
import {
  type ProfileVisibility,
  type StudentProfileState,
  validateStudentChanges,
  EMPTY_STUDENT_DETAILS,
  type StudentProfileChanges,
} from '../profile-fields/student-details';

/** The choices about an alumni profile; omitted ones stay unchanged. */
export interface AlumniChoices {
  readonly isProfileVisible?: boolean;
  readonly allowStudentConnections?: boolean;
}

/** The fields that decide whether an alum counts as one of a college, and as a mentor there. */
const LISTING_FIELDS = ['collegeId', 'isProfileVisible', 'visibilityChosenAt', 'isWillingToMentor'] as const;

/** Profile of an alum: studies, work and mentoring, and who sees it. */
export class AlumniProfile extends Aggregate {
  private constructor(private readonly state: AlumniProfileState) {
    super();
  }

  /** @param registration registration details; null for a person who registered with another role */
  static create(userId: number, registration: AlumniRegistration | null): AlumniProfile {
    const choices = { isProfileVisible: false, visibilityChosenAt: null, allowStudentConnections: true };
    return new AlumniProfile({ userId, ...EMPTY_ALUMNI_DETAILS, ...registration, ...choices, lastEditedAt: null });
  }

  /** Creates the profile of a person who has none, whose college gains an alum when it is saved. */
  static register(userId: number, registration: AlumniRegistration | null, now: Date): AlumniProfile {
    const profile = AlumniProfile.create(userId, registration);
    const { collegeId } = profile.state;
    if (collegeId !== null) profile.record(new AlumniListingChanged(userId, [collegeId], now));
    return profile;
  }

  static restore(state: AlumniProfileState): AlumniProfile {
    return new AlumniProfile(state);
  }

  /** @throws ProfileRefused */
  update(changes: AlumniProfileChanges, now: Date): void {
    const before = this.snapshot();
    Object.assign(this.state, applyAlumniChanges(this.state, changes, now), { lastEditedAt: now });
    this.#recordListing(before, now);
  }

  /**
   * @returns whether anything was chosen or changed
   * @throws NotForMinors
   */
  applyChoices(choices: AlumniChoices, isMinor: boolean, now: Date): boolean {
    if (isMinor && choices.isProfileVisible) throw new PublicProfileNotForMinors();
    const { isProfileVisible, allowStudentConnections } = this.state;
    const { isProfileVisible: visible = isProfileVisible, allowStudentConnections: allowed = allowStudentConnections } =
      choices;
    const isFirstChoice = choices.isProfileVisible !== undefined && !this.isVisibilityChosen;
    const isVisibilityNew = isFirstChoice || visible !== isProfileVisible;
    if (!isVisibilityNew && allowed === allowStudentConnections) return false;

    const before = this.snapshot();
    Object.assign(this.state, { isProfileVisible: visible, allowStudentConnections: allowed });
    if (isVisibilityNew) this.state.visibilityChosenAt = now;
    this.#recordListing(before, now);
    return true;
  }

  #recordListing(before: AlumniProfileState, now: Date): void {
    const after = this.state;
    const isSame = LISTING_FIELDS.every((field) => before[field] === after[field]);
    const collegeIds = [...new Set([before.collegeId, after.collegeId])].filter((id) => id !== null);
    if (isSame || collegeIds.length === 0) return;
    this.record(new AlumniListingChanged(after.userId, collegeIds, now));
    const isNew = !before.isWillingToMentor || (after.isProfileVisible && !before.isProfileVisible);
    if (after.isWillingToMentor && isNew && after.collegeId !== null) {
      this.record(new AlumBecameMentor(after.userId, after.collegeId, now));
    }
  }

  /** Whether college, major and graduation year are known. */
  get hasStudies(): boolean {
    return this.state.college !== null;
  }

  /** Whether this is the name of the stored college. */
  isAtCollege(college: string): boolean {
    return this.state.college === college.trim();
  }

  get isFilledIn(): boolean {
    return this.state.lastEditedAt !== null;
  }

  /** Hidden by choice, not only because no choice was made. */
  get isHidden(): boolean {
    return this.isVisibilityChosen && !this.state.isProfileVisible;
  }

  get isVisibilityChosen(): boolean {
    return this.state.visibilityChosenAt !== null;
  }

  snapshot(): AlumniProfileState {
    return { ...this.state };
  }
}

/** Profile of a student, and who sees it. */
export class StudentProfile extends Aggregate {
  private constructor(private readonly state: StudentProfileState) {
    super();
  }

  /** Profiles of minors start as private, and stay so after their 18th birthday until they choose. */
  static create(userId: number, isMinor: boolean): StudentProfile {
    const profileVisibility = isMinor ? 'private' : 'public';
    return new StudentProfile({
      userId,
      ...EMPTY_STUDENT_DETAILS,
      profileVisibility,
      visibilityChosenAt: null,
      lastEditedAt: null,
    });
  }

  static restore(state: StudentProfileState): StudentProfile {
    return new StudentProfile(state);
  }

  /** @throws ProfileRefused */
  update(changes: StudentProfileChanges, isMinor: boolean, now: Date): void {
    Object.assign(this.state, validateStudentChanges(changes, isMinor, now), { lastEditedAt: now });
  }

  /**
   * @returns whether it is a new choice
   * @throws NotForMinors
   */
  chooseVisibility(profileVisibility: ProfileVisibility, isMinor: boolean, now: Date): boolean {
    if (isMinor && profileVisibility === 'public') throw new PublicProfileNotForMinors();
    if (this.isVisibilityChosen && profileVisibility === this.state.profileVisibility) return false;
    Object.assign(this.state, { profileVisibility, visibilityChosenAt: now });
    return true;
  }

  /** Makes the profile private unless the student has chosen a visibility. */
  makePrivateUnlessChosen(): void {
    if (!this.isVisibilityChosen) this.state.profileVisibility = 'private';
  }

  get isFilledIn(): boolean {
    return this.state.lastEditedAt !== null;
  }

  get isVisibilityChosen(): boolean {
    return this.state.visibilityChosenAt !== null;
  }

  snapshot(): StudentProfileState {
    return { ...this.state };
  }
}
