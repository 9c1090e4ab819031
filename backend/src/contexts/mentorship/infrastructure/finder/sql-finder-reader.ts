import type { AlumniProfileState } from '../../domain/profile-fields/alumni-details';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { People } from '../../application/profiles/ports/people';
import { runReportingFailure, reportFailure } from '../../../../shared/infrastructure/metrics/background-failures';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type AlumniStats,
  type CountedCollege,
  type CountedPair,
  FinderReader,
  type FinderScope,
  type FixedPlaces,
  type FoundAlumni,
  type MentorFigures,
  type PageRequest,
  type WorkOfField,
  FinderCounts,
} from '../../application/finder/ports/finder';
import type { FinderFilters, FinderSort } from '../../domain/finder/finder';
import {
  countByCollegeStatement,
  foundAlumniColumnsSql,
  idsStatement,
  pageStatement,
  SELECT_PAIRS_AMONG_COLLEGES,
  SELECT_PAIRS_OF_COLLEGE,
  SELECT_WORK_OF_FIELD,
  statsStatement,
} from './finder-statements';

export type FoundRow = AlumniProfileState & { readonly beside: MentorFigures };
type PageRow =
  | (AlumniProfileState & { readonly beside: MentorFigures & { readonly total: number } })
  | { readonly userId: null; readonly beside: { readonly total: number } };
interface CountRow {
  readonly what: keyof AlumniStats;
  readonly name: string;
  readonly count: number;
}
interface WorkRow {
  readonly what: keyof WorkOfField;
  readonly name: string | null;
}
interface PairRow {
  readonly firstCollegeId: number;
  readonly secondCollegeId: number;
  readonly count: number;
}

@Injectable()
export class SqlFinderReader extends FinderReader {
  constructor(
    private readonly db: ReadDatabase,
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
  ) {
    super();
  }

  async list(
    filters: FinderFilters,
    sort: FinderSort,
    scope: FinderScope,
    page: PageRequest,
    places?: FixedPlaces,
  ): Promise<{ items: readonly FoundAlumni[]; total: number }> {
    const { sql, values } = pageStatement(filters, sort, scope, page, places);
    const rows = await this.db.query<PageRow>(sql, values);
    return {
      items: await toFoundAlumni(
        rows.flatMap((row) => (row.userId === null ? [] : [row])),
        this.people,
      ),
      total: rows[0]!.beside.total,
    };
  }

  async listIds(filters: FinderFilters, scope: FinderScope, limit: number): Promise<readonly number[]> {
    const { sql, values } = idsStatement(filters, scope, limit);
    return (await this.db.query<{ id: number }>(sql, values)).map(({ id }) => id);
  }

  async getStats(filters: FinderFilters, scope: FinderScope): Promise<AlumniStats> {
    const { sql, values } = statsStatement(filters, scope);
    const rows = await this.db.query<CountRow>(sql, values);
    const counts = (of: keyof AlumniStats) =>
      rows.filter(({ what }) => what === of).map(({ name, count }) => ({ name, count }));
    return {
      total: counts('total')[0]?.count ?? 0,
      byCollege: counts('byCollege'),
      byMajor: counts('byMajor'),
      byIndustry: counts('byIndustry'),
      employers: counts('employers'),
    };
  }

  async listCollegePairs(
    collegeIds: readonly number[],
    { atLeast, limit }: { readonly atLeast: number; readonly limit: number },
  ): Promise<readonly CountedPair[]> {
    const rows =
      collegeIds.length === 1
        ? await this.db.query<PairRow>(SELECT_PAIRS_OF_COLLEGE, [collegeIds[0]!, atLeast, limit])
        : await this.db.query<PairRow>(SELECT_PAIRS_AMONG_COLLEGES, [collegeIds, atLeast, limit]);
    return rows.map(({ firstCollegeId, secondCollegeId, count }) => ({
      pair: [firstCollegeId, secondCollegeId],
      count,
    }));
  }

  countByCollege(
    collegeIds: readonly number[],
    filters: Omit<FinderFilters, 'collegeId'>,
    scope: FinderScope,
  ): Promise<readonly CountedCollege[]> {
    const { sql, values } = countByCollegeStatement(collegeIds, filters, scope);
    return this.db.query<CountedCollege>(sql, values);
  }

  async listWorkOfField(field: string): Promise<WorkOfField> {
    const rows = await this.db.query<WorkRow>(SELECT_WORK_OF_FIELD, [field]);
    const listNames = (what: keyof WorkOfField) => rows.flatMap((row) => (row.what === what ? (row.name ?? []) : []));
    return {
      positions: listNames('positions'),
      industries: listNames('industries'),
      employers: listNames('employers'),
    };
  }

  async findById(userId: number): Promise<FoundAlumni | null> {
    return (await this.findByIds([userId])).get(userId) ?? null;
  }

  async findByIds(userIds: readonly number[]): Promise<ReadonlyMap<number, FoundAlumni>> {
    const rows = await this.unitOfWork.query<FoundRow>(
      `SELECT ${foundAlumniColumnsSql()} FROM mentorship.alumni_profiles p JOIN mentorship.finder_entries e USING (user_id)
       WHERE p.user_id = ANY ($1::integer[])`,
      [userIds],
    );
    const found = await toFoundAlumni(rows, this.people);
    return new Map(found.map((one) => [one.profile.userId, one]));
  }
}

/** Converts rows, in the order of `rows`; looks up in one call which alumni their college has confirmed. */
export async function toFoundAlumni(rows: readonly FoundRow[], people: People): Promise<readonly FoundAlumni[]> {
  const verifiedCollegeIds = await people.findVerifiedCollegeIds(rows.map(({ userId }) => userId));
  return rows.map(({ beside: { placesLeft, minutesLeft, repliesWithinDays }, ...profile }) => ({
    profile,
    placesLeft,
    minutesLeft,
    repliesWithinDays,
    isVerifiedAlum: (verifiedCollegeIds.get(profile.userId) ?? []).some((collegeId) => collegeId === profile.collegeId),
  }));
}

const WRITE_INTERVAL_MS = 5_000;

/**
 * Collects impressions in memory and writes them with one statement every few seconds while people search. Impressions
 * lost in a crash are not recovered.
 */
@Injectable()
export class SqlFinderCounts extends FinderCounts implements OnApplicationShutdown {
  #impressions = new Map<number, number>();
  #timer: NodeJS.Timeout | null = null;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async updateConnectionCounts(userIds: readonly number[]): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE mentorship.finder_entries e SET
         mentees = (SELECT count(*) FROM mentorship.connections c WHERE c.mentor_id = e.user_id AND c.status = 'connected')
       WHERE e.user_id = ANY ($1::integer[])`,
      [userIds],
    );
  }

  async updateRotation(): Promise<void> {
    await this.unitOfWork.query(`
      WITH gone AS (DELETE FROM mentorship.finder_showings RETURNING user_id, times)
      UPDATE mentorship.finder_entries e SET shown = e.shown + gone.times FROM gone WHERE e.user_id = gone.user_id`);
  }

  recordImpressions(userIds: readonly number[]): void {
    for (const id of userIds) this.#impressions.set(id, (this.#impressions.get(id) ?? 0) + 1);
    if (this.#impressions.size > 0)
      this.#timer ??= setTimeout(
        () => runReportingFailure('finder-impressions', () => this.writeImpressions()),
        WRITE_INTERVAL_MS,
      ).unref();
  }

  /** Writes the impressions recorded since the last call. */
  async writeImpressions(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const impressions = [...this.#impressions].sort(([one], [other]) => one - other);
    this.#impressions = new Map();
    if (impressions.length === 0) return;
    try {
      await this.unitOfWork.query(
        `INSERT INTO mentorship.finder_showings (user_id, times)
         SELECT s.user_id, s.times FROM unnest($1::integer[], $2::integer[]) AS s (user_id, times)
         JOIN mentorship.finder_entries e USING (user_id)
         ON CONFLICT (user_id) DO UPDATE SET times = finder_showings.times + excluded.times`,
        [impressions.map(([id]) => id), impressions.map(([, times]) => times)],
      );
    } catch (error) {
      reportFailure('finder-impressions', error);
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.writeImpressions();
  }
}
