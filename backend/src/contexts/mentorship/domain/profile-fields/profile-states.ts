import type { AlumniDetails } from './alumni-details';
import type { StudentDetails } from './student-details';

export const PROFILE_VISIBILITIES = ['public', 'private'] as const;
export type ProfileVisibility = (typeof PROFILE_VISIBILITIES)[number];

export interface StudentProfileState extends StudentDetails {
  userId: number;
  /** Public shows it to members, private to connections alone; visitors see neither. */
  profileVisibility: ProfileVisibility;
  /** Null while nothing was chosen and the visibility is the one that the age gave. */
  visibilityChosenAt: Date | null;
  /** When the student last told something; null before. */
  toldAt: Date | null;
}

export interface AlumniProfileState extends AlumniDetails {
  userId: number;
  /** Whether everybody may see it. False without a `visibilityChosenAt` is a choice that was never made. */
  isProfileVisible: boolean;
  visibilityChosenAt: Date | null;
  /** Whether students may ask to connect. */
  allowStudentConnections: boolean;
  /** When the person last told something here; null while only registering has asked. */
  toldAt: Date | null;
}
