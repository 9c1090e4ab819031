import type { AlumniProfileState } from '../../domain/alumni-profile';

/** What those tell of themselves who were recommended. */
export abstract class RecommendedMentors {
  /** By key; who has no profile is missing. */
  abstract of(mentorIds: readonly number[]): Promise<ReadonlyMap<number, AlumniProfileState>>;
}
