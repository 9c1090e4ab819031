import { Injectable } from '@nestjs/common';
import { AdminAnalyticsDemoFacade } from '../../../contexts/admin-analytics';
import { CLAIMING_USERNAMES, ALUMNI_LIST_FILE_NAME, createAlumniListFile } from './demo-alumni-list';
import { DEMO_BROADCAST, DEMO_SUPPORT_REQUEST, INTERESTED_STUDENTS } from './demo-broadcast';

type UserIds = ReadonlyMap<string, number>;

/** Creates the demo data of the college that the demo administrator represents. */
@Injectable()
export class SeedDemoCollege {
  constructor(private readonly demo: AdminAnalyticsDemoFacade) {}

  /** Adds the closed weeks that are missing, and what students did in the last one. */
  async seedWeeks(administratorId: number, ids: UserIds): Promise<void> {
    const collegeId = await this.demo.findCollegeId(administratorId);
    if (collegeId === null) return;
    await this.demo.seedStatistics(collegeId);
    const students = INTERESTED_STUDENTS.flatMap(({ username, consent }) =>
      ids.has(username) ? [{ userId: ids.get(username)!, consent }] : [],
    );
    await this.demo.seedInterest(collegeId, students);
  }

  async seedAlumniList(administratorId: number, ids: UserIds): Promise<void> {
    const claimedBy = new Map(
      CLAIMING_USERNAMES.flatMap((username) =>
        ids.has(username) ? [[`${username}@example.org`, ids.get(username)!] as const] : [],
      ),
    );
    await this.demo.seedAlumniList(administratorId, {
      fileName: ALUMNI_LIST_FILE_NAME,
      content: createAlumniListFile(),
      claimedBy,
    });
  }

  async seedBroadcast(administratorId: number, ids: UserIds): Promise<void> {
    const answers = DEMO_BROADCAST.answers.flatMap(({ student, ...answer }) =>
      ids.has(student) ? [{ ...answer, studentId: ids.get(student)! }] : [],
    );
    await this.demo.seedBroadcast(administratorId, { ...DEMO_BROADCAST, answers });
  }

  async seedSupportRequest(ids: UserIds): Promise<void> {
    const { by, ...text } = DEMO_SUPPORT_REQUEST;
    const authorId = ids.get(by);
    if (authorId !== undefined) await this.demo.seedSupportRequest(authorId, text);
  }
}
