import { Injectable } from '@nestjs/common';
import type { CountAlumni } from './application/directory/ports/directory-entries';
import { RecordAlumniCounts } from './application/directory/record-alumni-counts';
import { RecordPopularity } from './application/directory/record-popularity';
import type { CollegeInterestCount } from './application/directory/ports/directory-entries';
import { Inquiries } from './application/engagement/ports/interest';
import { SavedColleges, type SavedCollegeView } from './application/saved-colleges/ports/saved-colleges';
import { SaveCollege } from './application/saved-colleges/save-college';
import type { PersonId } from './domain/catalogue/ids';

/** Who is interested in colleges, and the counts on their pages that other contexts write down. */
@Injectable()
export class CollegeInterestFacade {
  constructor(
    private readonly savedColleges: SavedColleges,
    private readonly saveCollegeForUser: SaveCollege,
    private readonly inquiries: Inquiries,
    private readonly alumniCounts: RecordAlumniCounts,
    private readonly popularity: RecordPopularity,
  ) {}

  /** Counts the colleges on a user's list. */
  async countSavedBy(userId: number): Promise<number> {
    return (await this.savedColleges.listByUser(userId as PersonId)).length;
  }

  /** Returns the colleges on a user's list, newest first. */
  async listSavedBy(userId: number): Promise<{ readonly id: number; readonly name: string }[]> {
    return (await this.savedColleges.listByUser(userId as PersonId)).map(({ id, name }) => ({ id, name }));
  }

  /** Returns the colleges on a user's list with their plans, newest first. */
  listSavedColleges(userId: number): Promise<readonly SavedCollegeView[]> {
    return this.savedColleges.listByUser(userId as PersonId);
  }

  /**
   * Adds a college to a user's list. Saving it again changes nothing.
   * @throws CollegeNotFound
   */
  saveCollege(userId: number, collegeId: number): Promise<SavedCollegeView> {
    return this.saveCollegeForUser.execute({ userId: userId as PersonId, collegeId });
  }

  /**
   * Deletes a student's inquiries about one college, or about all if `collegeId` is null. Joins the caller's unit of
   * work.
   */
  deleteInquiries(studentId: number, collegeId: number | null): Promise<void> {
    return this.inquiries.deleteAll(studentId as PersonId, collegeId);
  }

  /**
   * Replaces the number of alumni of every college; `count` counts those of some colleges at a time, within the unit of
   * work that stores them.
   */
  recordAlumniCounts(count: CountAlumni): Promise<void> {
    return this.alumniCounts.execute(count);
  }

  /** Replaces the number of alumni of these colleges; `count` counts them within the unit of work that stores them. */
  updateAlumniCounts(collegeIds: readonly number[], count: CountAlumni): Promise<void> {
    return this.alumniCounts.update(collegeIds, count);
  }

  /** Replaces the number of people interested in every college; `count` counts those of some colleges at a time. */
  recordPopularity(count: (collegeIds: readonly number[]) => Promise<readonly CollegeInterestCount[]>): Promise<void> {
    return this.popularity.execute(count);
  }
}
