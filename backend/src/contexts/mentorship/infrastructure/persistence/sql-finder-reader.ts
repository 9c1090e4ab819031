import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import {
  type AlumniStats,
  FinderReader,
  type FoundAlumni,
  type MentorFigures,
  type PageRequest,
} from '../../application/ports/finder-reader';
import type { AlumniProfileState } from '../../domain/alumni-profile';
import type { FinderFilters, FinderSort } from '../../domain/finder';
import { foundColumns, pageStatement, statsStatement } from './finder-statements';

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
  constructor(private readonly session: Session) {
    super();
  }

  async page(
    filters: FinderFilters,
    sort: FinderSort,
    without: readonly number[],
    page: PageRequest,
  ): Promise<{ items: readonly FoundAlumni[]; total: number }> {
    const { sql, values } = pageStatement(filters, sort, without, page);
    const rows = await this.session.query<PageRow>(sql, values);
    return {
      items: rows.flatMap((row) => (row.userId === null ? [] : [foundFrom(row)])),
      total: rows[0]!.beside.total,
    };
  }

  async stats(filters: FinderFilters, without: readonly number[]): Promise<AlumniStats> {
    const { sql, values } = statsStatement(filters, without);
    const rows = await this.session.query<CountRow>(sql, values);
    const counts = (of: keyof AlumniStats) =>
      rows.filter(({ what }) => what === of).map(({ name, count }) => ({ name, count }));
    return {
      total: counts('total')[0]?.count ?? 0,
      ...{ byCollege: counts('byCollege'), byMajor: counts('byMajor'), byIndustry: counts('byIndustry') },
      employers: counts('employers'),
    };
  }

  async byId(userId: number): Promise<FoundAlumni | null> {
    const [row] = await this.session.query<FoundRow>(
      `SELECT ${foundColumns()} FROM mentorship.alumni_profiles p JOIN mentorship.finder_entries e USING (user_id)
       WHERE p.user_id = $1`,
      [userId],
    );
    return row ? foundFrom(row) : null;
  }
}

export const foundFrom = ({ beside: { placesLeft, repliesWithinDays }, ...profile }: FoundRow): FoundAlumni => ({
  ...{ profile, placesLeft, repliesWithinDays },
});
