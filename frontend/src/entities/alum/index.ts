export {
  ALUMNI_PER_PAGE,
  alumniQueries,
  isSortedByRotation,
  type AlumniFilters,
  type AlumniSort,
  type AlumniUser,
  type AlumniUserProfile,
  type ConnectionStatus,
  type JointCallCandidate,
  type NamedCount,
  type PublicAlumni,
  type ShownAlumniProfile,
} from './api/alumni';
export { toAlumniFacts, listCardSkills, formatPosition } from './model/alumni-facts';
export { availabilityLabel, collegeReplyTimeLabel, replyTimeLabel, replyTimeStepLabel } from './model/availability';
export { INDUSTRIES } from './model/industries';
export {
  formatGraduationClass,
  joinFilled,
  toListFacts,
  toTextFacts,
  removeEmptyLines,
  type ProfileFacts,
} from './model/profile-facts';
export { AlumniCard } from './ui/alumni-card';
export { AlumniCardPreview } from './ui/alumni-card-preview';
export { AlumniCardSkeleton } from './ui/alumni-card-skeleton';
export { ProgramCrossroads } from './ui/program-crossroads';
export { Crossroads } from './ui/crossroads';
export { FactList } from './ui/fact-list';
export { VerifiedBadge } from './ui/verified-badge';
