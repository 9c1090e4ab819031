import { MAJORS } from './domain/catalogue/majors';
import { Injectable } from '@nestjs/common';
import type { PersonalDataTables, WrittenChoice } from '../../shared/application/personal-data';
import { EditCollege, type EditCollegeInput } from './application/editing/edit-college';
import { type OwnChanges, type ProfileOrigins, ShowOwnProfile } from './application/editing/own-profile';
import { RevertChange, type RevertChangeInput } from './application/editing/revert-change';
import { ImportColleges, type ImportCollegesInput, type ImportResult } from './application/import/import-colleges';
import { type ModeratedReview, ModerateReview } from './application/reviews/moderate-review';
import { type CollegeDetailView, CollegeReader, type CollegeView } from './application/directory/ports/college-reader';
import { KnownColleges } from './application/catalogue/ports/known-colleges';
import { PersonalData } from './application/personal-data/ports/personal-data';
import { SavedColleges } from './application/saved-colleges/ports/saved-colleges';
import type { SamplePeople } from './application/samples/sample-reviews-and-events';
import { SeedSamples } from './application/samples/seed-sample-reviews-and-events';
import { CollegeNotFound } from './domain/catalogue/errors';
import type { PersonId } from './domain/catalogue/ids';
import { understandSearch } from './domain/search/search-query';

export type { OwnChange, ProfileOrigins } from './application/editing/own-profile';
export type { ImportCollegesInput, ImportProgress, ImportResult } from './application/import/import-colleges';

export type { CollegeDetailView } from './application/directory/ports/college-reader';

/** What the other contexts may ask of colleges. */
@Injectable()
export class CollegesFacade {
  constructor(
    private readonly reader: CollegeReader,
    private readonly importColleges: ImportColleges,
    private readonly editCollege: EditCollege,
    private readonly revertChange: RevertChange,
    private readonly ownProfile: ShowOwnProfile,
    private readonly moderateReview: ModerateReview,
    private readonly samples: SeedSamples,
    private readonly personalData: PersonalData,
    private readonly savedColleges: SavedColleges,
    private readonly known: KnownColleges,
  ) {}

  /** @returns null when there is no such college */
  async findById(id: number): Promise<CollegeDetailView | null> {
    try {
      return await this.reader.byId(id);
    } catch (error) {
      if (error instanceof CollegeNotFound) return null;
      throw error;
    }
  }

  /** Those of `ids` that there are, in that order; one question for all of them. */
  async namesOf(ids: readonly number[]): Promise<{ readonly id: number; readonly name: string }[]> {
    const known = new Map((await this.known.namesOf(ids)).map(({ id, name }) => [Number(id), name]));
    return [...new Set(ids)].flatMap((id) => (known.has(id) ? [{ id, name: known.get(id)! }] : []));
  }

  /** Colleges that a search finds, best first. */
  async search(text: string, most: number): Promise<readonly Pick<CollegeView, 'id' | 'name' | 'city' | 'state'>[]> {
    const query = understandSearch(text);
    if (!query) return [];
    const { items } = await this.reader.search(query, { limit: most, offset: 0 });
    return items.map(({ id, name, city, state }) => ({ id, name, city, state }));
  }

  /** Those of `ids` that there are, in no order, with their websites; one question for all of them. */
  websitesOf(ids: readonly number[]): Promise<readonly { id: number; name: string; website: string | null }[]> {
    return this.known.websitesOf(ids);
  }

  /** How many undergraduates those of `ids` have that there are; null where it is not known. One question for all of them. */
  async undergraduatesOf(ids: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
    return this.known.undergraduatesOf(ids);
  }

  /** The major of the catalog that someone means who writes this; null where there is none of this name. */
  majorNamed(text: string): string | null {
    const typed = text.trim().toLowerCase();
    return MAJORS.find((major) => major.toLowerCase() === typed) ?? null;
  }

  /** Colleges that a search finds by their name or an alias, best first: what someone means who types this. */
  async idsNamed(text: string, most: number): Promise<readonly number[]> {
    const query = understandSearch(text);
    if (!query) return [];
    const { items } = await this.reader.search(query, { limit: most, offset: 0 });
    return items.filter(({ matched }) => matched?.by === 'name' || matched?.by === 'alias').map(({ id }) => id);
  }

  /** The one college of exactly this name or, when no college has it, with this alias; null when several or none do. */
  async idNamed(name: string): Promise<number | null> {
    const [only, another] = await this.known.named(name);
    return only && !another ? only.id : null;
  }

  /** Every college of exactly this name or, when no college has it, with this alias. */
  async allNamed(name: string): Promise<readonly number[]> {
    return (await this.known.named(name)).map(({ id }) => id);
  }

  /** Everything a college's page shows. @throws CollegeNotFound */
  detailOf(id: number): Promise<CollegeDetailView> {
    return this.reader.byId(id);
  }

  /**
   * An administrator writes what their college says of itself.
   * @returns the college as its page shows it now
   * @throws NotYourCollege, EditRefused naming every field at fault
   */
  async edit(input: EditCollegeInput): Promise<CollegeDetailView> {
    await this.editCollege.execute(input);
    return this.reader.byId(input.collegeId);
  }

  /** What the federal file says of a college, and which fields the college wrote itself. @throws CollegeNotFound */
  originsOf(id: number): Promise<ProfileOrigins> {
    return this.ownProfile.origins(id);
  }

  /** Changes of the profile for the college's own administrators, newest first. @throws CollegeNotFound */
  changesOf(id: number, page: { limit: number; after: number | null }): Promise<OwnChanges> {
    return this.ownProfile.changes(id, page);
  }

  /**
   * An administrator sets a field back to its value before a change.
   * @returns the college as its page shows it now
   * @throws NotYourCollege, ChangeNotFound, RevertRefused, CatalogueIsBusy
   */
  async revert(input: RevertChangeInput): Promise<CollegeDetailView> {
    await this.revertChange.execute(input);
    return this.reader.byId(input.collegeId);
  }

  /** How many colleges are on someone's list. */
  async howManySavedBy(userId: number): Promise<number> {
    return (await this.savedColleges.of(userId as PersonId)).length;
  }

  /** The colleges on someone's list, newest first. */
  async savedBy(userId: number): Promise<{ readonly id: number; readonly name: string }[]> {
    return (await this.savedColleges.of(userId as PersonId)).map(({ id, name }) => ({ id, name }));
  }

  /** Everything that is kept here about a person. */
  exportUser(userId: number): Promise<PersonalDataTables> {
    return this.personalData.of(userId);
  }

  /** Takes someone out of everything that is kept here. @param written what becomes of their reviews */
  eraseUser(userId: number, written: WrittenChoice): Promise<void> {
    return this.personalData.erase(userId, written);
  }

  /**
   * Brings the official file into the catalogue: all of it, or nothing.
   * @throws DomainError with a sentence for the operator
   */
  importOfficialFile(input: ImportCollegesInput): Promise<ImportResult> {
    return this.importColleges.execute(input);
  }

  /**
   * Who wrote a review that is shown, for reports about it.
   * @returns null when there is no such review; an author of null is gone
   */
  async authorOfReview(id: number): Promise<{ authorId: number | null } | null> {
    const review = await this.moderateReview.find(id);
    return review && !review.isHidden ? { authorId: review.authorId } : null;
  }

  /** A review for operators, hidden or not; null when there is none. */
  reviewForModeration(id: number): Promise<ModeratedReview | null> {
    return this.moderateReview.find(id);
  }

  /** Hides a review from everyone but its author, or shows it again. @returns false when there is none */
  hideReview(id: number, isHidden: boolean): Promise<boolean> {
    return this.moderateReview.setHidden(id, isHidden);
  }

  /** Makes the sample reviews and campus events that are missing. */
  seedSamples(people: SamplePeople): Promise<void> {
    return this.samples.execute(people);
  }
}
