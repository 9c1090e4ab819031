import { MAJORS } from './domain/catalogue/majors';
import { Injectable } from '@nestjs/common';
import type { PersonalDataTables, WrittenChoice } from '../../shared/application/personal-data';
import type { AlumniOfCollege } from './application/directory/ports/directory-entries';
import { RecordAlumniCounts } from './application/directory/record-alumni-counts';
import { EditCollege, type EditCollegeInput } from './application/editing/edit-college';
import { type OwnChanges, type ProfileOrigins, ShowOwnProfile } from './application/editing/own-profile';
import { RevertChange, type RevertChangeInput } from './application/editing/revert-change';
import { Inquiries } from './application/engagement/ports/interest';
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
import { parseSearch } from './domain/search/search-query';

export type { OwnChange, ProfileOrigins } from './application/editing/own-profile';
export type { ImportCollegesInput, ImportProgress, ImportResult } from './application/import/import-colleges';

export type { CollegeDetailView } from './application/directory/ports/college-reader';

/** The public interface of the context. */
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
    private readonly inquiries: Inquiries,
    private readonly alumniCounts: RecordAlumniCounts,
  ) {}

  /** Replaces the number of alumni of every college; `count` counts those of some colleges at a time. */
  recordAlumniCounts(count: (collegeIds: readonly number[]) => Promise<readonly AlumniOfCollege[]>): Promise<void> {
    return this.alumniCounts.execute(count);
  }

  /** @returns null if there is no such college */
  async findById(id: number): Promise<CollegeDetailView | null> {
    try {
      return await this.reader.get(id);
    } catch (error) {
      if (error instanceof CollegeNotFound) return null;
      throw error;
    }
  }

  /** Returns the existing colleges among `ids`, in that order, with one query. */
  async namesOf(ids: readonly number[]): Promise<{ readonly id: number; readonly name: string }[]> {
    const names = new Map((await this.known.listNames(ids)).map(({ id, name }) => [Number(id), name]));
    return [...new Set(ids)].flatMap((id) => (names.has(id) ? [{ id, name: names.get(id)! }] : []));
  }

  /**
   * Deletes a student's inquiries about one college, or about all if `collegeId` is null. Joins the caller's unit of
   * work.
   */
  deleteInquiries(studentId: number, collegeId: number | null): Promise<void> {
    return this.inquiries.deleteAll(studentId as PersonId, collegeId);
  }

  /** Returns colleges found by a search, best match first. */
  async search(text: string, limit: number): Promise<readonly Pick<CollegeView, 'id' | 'name' | 'city' | 'state'>[]> {
    const query = parseSearch(text);
    if (!query) return [];
    const { items } = await this.reader.listMatches(query, { limit, offset: 0 });
    return items.map(({ id, name, city, state }) => ({ id, name, city, state }));
  }

  /** Returns the existing colleges among `ids` with their websites, in no particular order, with one query. */
  websitesOf(ids: readonly number[]): Promise<readonly { id: number; name: string; website: string | null }[]> {
    return this.known.listWebsites(ids);
  }

  /** Returns the number of undergraduates of the existing colleges among `ids`, with one query; null if unknown. */
  async undergraduatesOf(ids: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
    return this.known.findUndergraduateCounts(ids);
  }

  /** Returns the major of the catalog with this name; null if there is none. */
  majorNamed(text: string): string | null {
    const normalized = text.trim().toLowerCase();
    return MAJORS.find((major) => major.toLowerCase() === normalized) ?? null;
  }

  /** Returns colleges found by their name or an alias, best match first. */
  async idsNamed(text: string, limit: number): Promise<readonly number[]> {
    const query = parseSearch(text);
    if (!query) return [];
    const { items } = await this.reader.listMatches(query, { limit, offset: 0 });
    return items.filter(({ matched }) => matched?.by === 'name' || matched?.by === 'alias').map(({ id }) => id);
  }

  /**
   * Returns the only college with exactly this name or, if there is none, with this alias; null for several or none.
   */
  async idNamed(name: string): Promise<number | null> {
    const [only, another] = await this.known.listByName(name);
    return only && !another ? only.id : null;
  }

  /** Returns every college with exactly this name or, if there is none, with this alias. */
  async allNamed(name: string): Promise<readonly number[]> {
    return (await this.known.listByName(name)).map(({ id }) => id);
  }

  /**
   * Returns all data of a college's page.
   * @throws CollegeNotFound
   */
  detailOf(id: number): Promise<CollegeDetailView> {
    return this.reader.get(id);
  }

  /**
   * Edits the college's own values, as one of its administrators.
   * @returns the college as its page now shows it
   * @throws NotYourCollege, EditRefused naming every invalid field
   */
  async edit(input: EditCollegeInput): Promise<CollegeDetailView> {
    await this.editCollege.execute(input);
    return this.reader.get(input.collegeId);
  }

  /**
   * Returns the federal values of a college, and the fields it has edited.
   * @throws CollegeNotFound
   */
  originsOf(id: number): Promise<ProfileOrigins> {
    return this.ownProfile.origins(id);
  }

  /**
   * Returns the changes of the profile for the college's own administrators, newest first.
   * @throws CollegeNotFound
   */
  changesOf(id: number, page: { limit: number; after: number | null }): Promise<OwnChanges> {
    return this.ownProfile.changes(id, page);
  }

  /**
   * Sets a field back to its value before a change, as an administrator of the college.
   * @returns the college as its page now shows it
   * @throws NotYourCollege, ChangeNotFound, RevertRefused, CatalogueIsBusy
   */
  async revert(input: RevertChangeInput): Promise<CollegeDetailView> {
    await this.revertChange.execute(input);
    return this.reader.get(input.collegeId);
  }

  /** Counts the colleges on a user's list. */
  async howManySavedBy(userId: number): Promise<number> {
    return (await this.savedColleges.listByUser(userId as PersonId)).length;
  }

  /** Returns the colleges on a user's list, newest first. */
  async savedBy(userId: number): Promise<{ readonly id: number; readonly name: string }[]> {
    return (await this.savedColleges.listByUser(userId as PersonId)).map(({ id, name }) => ({ id, name }));
  }

  /** Returns all data that this context stores about a user. */
  exportUser(userId: number): Promise<PersonalDataTables> {
    return this.personalData.getTables(userId);
  }

  /**
   * Erases a user from all data of this context.
   * @param written what happens to their reviews
   */
  eraseUser(userId: number, written: WrittenChoice): Promise<void> {
    return this.personalData.erase(userId, written);
  }

  /**
   * Imports the official file into the catalog in one transaction.
   * @throws DomainError with a message for the operator
   */
  importOfficialFile(input: ImportCollegesInput): Promise<ImportResult> {
    return this.importColleges.execute(input);
  }

  /**
   * Returns the author of a visible review, for reports about it.
   * @returns null if there is no such review; `authorId` is null if the account was erased
   */
  async authorOfReview(id: number): Promise<{ authorId: number | null } | null> {
    const review = await this.moderateReview.find(id);
    return review && !review.isHidden ? { authorId: review.authorId } : null;
  }

  /** Returns a review for operators, hidden or not; null if there is none. */
  reviewForModeration(id: number): Promise<ModeratedReview | null> {
    return this.moderateReview.find(id);
  }

  /**
   * Hides a review from everyone but its author, or shows it again.
   * @returns false if there is no such review
   */
  hideReview(id: number, isHidden: boolean): Promise<boolean> {
    return this.moderateReview.setHidden(id, isHidden);
  }

  /** Creates missing sample reviews and campus events. */
  seedSamples(people: SamplePeople): Promise<void> {
    return this.samples.execute(people);
  }
}
