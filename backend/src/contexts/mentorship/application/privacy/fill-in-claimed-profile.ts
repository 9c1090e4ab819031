import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { AlumniDetails, AlumniProfileChanges } from '../../domain/profile-fields/alumni-details';
import type { AlumniProfile } from '../../domain/profiles/profiles';
import { FindAlumniProfile } from '../profiles/find-alumni-profile';
import { People } from '../profiles/ports/people';
import { AlumniProfiles } from '../profiles/ports/profiles';

export interface FillInClaimedProfileInput {
  readonly userId: number;
  /** What the college entered about the person; used where their own profile is empty. */
  readonly suggested: AlumniProfileChanges;
  /** What the person has entered or corrected. */
  readonly told: AlumniProfileChanges;
  readonly isProfileVisible: boolean;
}

/** Fills in the profile of a person who claims the profile that their college imported. */
@UseCase()
export class FillInClaimedProfile {
  constructor(
    private readonly findProfile: FindAlumniProfile,
    private readonly profiles: AlumniProfiles,
    private readonly people: People,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Joins the unit of work in progress.
   * @throws ProfileRefused naming the fields, NotForMinors, PersonGone
   */
  async execute({ userId, suggested, told: changes, isProfileVisible }: FillInClaimedProfileInput): Promise<void> {
    await this.transactions.run(async () => {
      const now = this.clock.now();
      const { isMinor } = await this.people.getById(userId);
      const profile = await this.findProfile.execute(userId);

      profile.update({ ...pickMissingFields(profile, suggested), ...omitUndefinedFields(changes) }, now);
      if (profile.applyChoices({ isProfileVisible }, isMinor, now)) await this.people.recordPrivacyChange(userId, now);

      await this.profiles.save(profile);
    });
  }
}

/** The name and key of the college belong together: a college that the person has entered is kept. */
function pickMissingFields(profile: AlumniProfile, suggested: AlumniProfileChanges): AlumniProfileChanges {
  const details: AlumniDetails = profile.snapshot();
  const isMissing = (field: string): boolean =>
    details[field === 'collegeId' ? 'college' : (field as keyof AlumniDetails)] === null;
  return Object.fromEntries(Object.entries(suggested).filter(([field]) => isMissing(field)));
}

const omitUndefinedFields = (changes: AlumniProfileChanges): AlumniProfileChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
