import type { AlumniProfileState } from '../../domain/profile-fields/profile-states';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type AlumniStats,
  FinderReader,
  type FinderScope,
  type FoundAlumni,
  type MentorFigures,
  type PageRequest,
} from '../../application/finder/ports/finder-reader';
import type { FinderFilters, FinderSort } from '../../domain/finder/finder';
import { foundColumns, idsStatement, pageStatement, statsStatement } from './finder-statements';

export type FoundRow = AlumniProfileState & { readonly beside: MentorFigures };
type PageRow =
  | (AlumniProfileState & { readonly beside: MentorFigures & { readonly total: number } })
  | { readonly userId: null; readonly beside: { readonly total: number } };
interface CountRow {
  readonly what: keyof AlumniStats;
  readonly name: string;
  readonly count: number;
}

@Injectable()
export class SqlFinderReader extends FinderReader {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async list(
    filters: FinderFilters,
    sort: FinderSort,
    scope: FinderScope,
    page: PageRequest,
    first: readonly number[] = [],
  ): Promise<{ items: readonly FoundAlumni[]; total: number }> {
    const { sql, values } = pageStatement(filters, sort, scope, page, first);
    const rows = await this.unitOfWork.query<PageRow>(sql, values);
    return {
      items: rows.flatMap((row) => (row.userId === null ? [] : [foundFrom(row)])),
      total: rows[0]!.beside.total,
    };
  }

  async findIds(filters: FinderFilters, scope: FinderScope, most: number): Promise<readonly number[]> {
    const { sql, values } = idsStatement(filters, scope, most);
    return (await this.unitOfWork.query<{ id: number }>(sql, values)).map(({ id }) => id);
  }

  async getStats(filters: FinderFilters, scope: FinderScope): Promise<AlumniStats> {
    const { sql, values } = statsStatement(filters, scope);
    const rows = await this.unitOfWork.query<CountRow>(sql, values);
    const counts = (of: keyof AlumniStats) =>
      rows.filter(({ what }) => what === of).map(({ name, count }) => ({ name, count }));
    return {
      total: counts('total')[0]?.count ?? 0,
      ...{ byCollege: counts('byCollege'), byMajor: counts('byMajor'), byIndustry: counts('byIndustry') },
      employers: counts('employers'),
    };
  }

  async findById(userId: number): Promise<FoundAlumni | null> {
    return (await this.findByIds([userId])).get(userId) ?? null;
  }

  async findByIds(userIds: readonly number[]): Promise<ReadonlyMap<number, FoundAlumni>> {
    const rows = await this.unitOfWork.query<FoundRow>(
      `SELECT ${foundColumns()} FROM mentorship.alumni_profiles p JOIN mentorship.finder_entries e USING (user_id)
       WHERE p.user_id = ANY ($1::integer[])`,
      [userIds],
    );
    return new Map(rows.map((row) => [row.userId, foundFrom(row)]));
  }
}

export const foundFrom = ({ beside: { placesLeft, repliesWithinDays }, ...profile }: FoundRow): FoundAlumni => ({
  ...{ profile, placesLeft, repliesWithinDays },
});
