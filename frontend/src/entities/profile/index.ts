export { privacyPreferencesQuery, updatePrivacy, type PrivacyChange, type PrivacyPreferences } from './api/privacy';
export {
  profileQueries,
  updateAlumniProfile,
  updateStudentProfile,
  type AlumniProfileChange,
  type AlumniProfile,
  type OwnProfilePreview,
  type PreviewAudience,
  type StudentProfileChange,
  type StudentProfile,
} from './api/profiles';
export { useIsMinor } from './api/use-is-minor';
export { DEFAULT_MENTEE_COUNT, MENTEE_COUNT_OPTIONS } from './model/mentee-counts';
