import { Injectable } from '@nestjs/common';
import type { Role } from '../../shared/domain/role';
import { FindOwnProfiles } from './application/profiles/find-own-profiles';
import { FillInClaimedProfile, type FillInClaimedProfileInput } from './application/privacy/fill-in-claimed-profile';
import { type OwnProfiles, ProfileReader, type StudentTraits } from './application/profiles/ports/profiles';
import { type MentorFacts, RelationshipReader } from './application/relationships/ports/relationship-reader';
import { UserTimeZones } from './application/availability/ports/availabilities';
import { type PersonHit, SearchPeople, type SearchPeopleInput } from './application/people-directory/search-people';
import { CollegeAlumni } from './application/finder/ports/college-alumni';
import { FindAlumni } from './application/finder/find-alumni';
import { type AlumniUser, GetAlumni } from './application/finder/get-alumni';
import { AlumniNotFound } from './domain/profile-fields/errors';

export type { AlumniUser } from './application/finder/get-alumni';
export type { OwnAlumniProfile, OwnStudentProfile } from './application/profiles/own-profiles';

/** The data of an alum's page for search engines. */
export interface AlumniHeadTags {
  readonly id: number;
  readonly fullName: string;
  readonly college: string | null;
  readonly bio: string | null;
}

/** Profiles of alumni and students. */
@Injectable()
export class ProfilesFacade {
  constructor(
    private readonly profiles: ProfileReader,
    private readonly ownProfiles: FindOwnProfiles,
    private readonly alumniPage: GetAlumni,
    private readonly relationshipReader: RelationshipReader,
    private readonly peopleSearch: SearchPeople,
    private readonly timeZones: UserTimeZones,
    private readonly claimedProfile: FillInClaimedProfile,
    private readonly collegeAlumni: CollegeAlumni,
    private readonly findAlumni: FindAlumni,
  ) {}

  /**
   * Finds a user's own profiles for both roles, whatever their current role; null if none is stored. A student always
   * has one.
   */
  findOwnProfiles(user: { id: number; role: Role }): Promise<OwnProfiles> {
    return this.ownProfiles.execute(user);
  }

  /** Finds location and intended major of those `userIds` who have a student profile. */
  findStudentTraits(userIds: readonly number[]): Promise<ReadonlyMap<number, StudentTraits>> {
    return this.profiles.findStudentTraits(userIds);
  }

  /**
   * Finds what every visitor sees on an alum's page.
   * @returns null if they see nothing
   */
  async findAlumniHeadTags(id: number): Promise<AlumniHeadTags | null> {
    try {
      const { fullName, alumniProfile } = await this.alumniPage.execute(id, null);
      return { id, fullName, college: alumniProfile?.college ?? null, bio: alumniProfile?.bio ?? null };
    } catch (error) {
      if (error instanceof AlumniNotFound) return null;
      throw error;
    }
  }

  /** Searches people whom the viewer can see by name, connections first. */
  searchPeople(input: SearchPeopleInput): Promise<PersonHit[]> {
    return this.peopleSearch.execute(input);
  }

  /** Finds the mentoring data of those `userIds` who have an alumni profile, most mentees first. */
  findMentors(userIds: readonly number[]): Promise<readonly MentorFacts[]> {
    return this.relationshipReader.listMentors(userIds);
  }

  /**
   * Fills in the profile of an imported alum with the data that they confirmed; joins the current unit of work.
   * @throws ProfileRefused, NotForMinors
   */
  fillInClaimedProfile(claimed: FillInClaimedProfileInput): Promise<void> {
    return this.claimedProfile.execute(claimed);
  }

  /** Finds the IANA names of the time zones of those `userIds` whose browser has reported one. */
  findTimeZones(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.timeZones.findByUserIds(userIds);
  }

  /** Returns the alumni of a college whom members can find, at most `max`. */
  listAlumniOfCollege(collegeId: number, max: number): Promise<readonly number[]> {
    return this.collegeAlumni.listIds(collegeId, max);
  }

  /**
   * Lists alumni of a college as every visitor finds them: only public profiles, people with room for another student
   * first, then the ones shown least often.
   */
  async listPublicAlumni(collegeId: number, limit: number): Promise<readonly AlumniUser[]> {
    const page = { limit, offset: 0 };
    return (await this.findAlumni.execute({ by: null, filters: { collegeId }, sort: 'match', page })).items;
  }
}
