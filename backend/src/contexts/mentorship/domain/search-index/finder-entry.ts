import type { AlumniProfileState } from '../profile-fields/profile-states';
import { foldedText } from './folded-text';

/** By what someone is found. What members may not see is not told to who searches either. */
export interface FinderEntry {
  readonly userId: number;
  /** Whether the finder names them at all, with a small card or a whole one. */
  readonly isListed: boolean;
  /** Whether everybody may see the profile. */
  readonly isVisible: boolean;
  readonly collegeId: number | null;
  /** Folded, as the next three. */
  readonly college: string;
  readonly major: string;
  readonly industry: string | null;
  readonly company: string | null;
  readonly graduationYear: number | null;
  /** Wants students; whether there is room for one more is another question. */
  readonly isWilling: boolean;
  /** Can be asked today. */
  readonly isAvailable: boolean;
  readonly maxMentees: number;
}

/** Who has hidden the profile is not listed, and who has not chosen yet is found by what the small card shows. */
export function finderEntryOf(profile: AlumniProfileState): FinderEntry {
  const { userId, isProfileVisible: isVisible, visibilityChosenAt, collegeId, graduationYear, maxMentees } = profile;
  const shown = (text: string | null): string | null => (isVisible && text ? foldedText(text) || null : null);
  return {
    ...{ userId, isVisible, collegeId, graduationYear, maxMentees },
    isListed: profile.college !== null && (isVisible || visibilityChosenAt === null),
    college: foldedText(profile.college ?? ''),
    major: foldedText(profile.major ?? ''),
    industry: shown(profile.industry),
    company: shown(profile.company),
    isWilling: isVisible && profile.isWillingToMentor,
    isAvailable: isVisible && profile.availabilityStatus === 'available' && profile.allowStudentConnections,
  };
}
