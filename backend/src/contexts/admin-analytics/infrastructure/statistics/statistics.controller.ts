import { Controller, Get, Res } from '@nestjs/common';
import { ApiForbiddenResponse, ApiOkResponse, ApiProduces, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { TokenScopes } from '../../../../shared/infrastructure/http/access-tokens';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { ListInterestedStudents, ShowStatistics } from '../../application/statistics/show-statistics';
import { InterestedStudentsView, StatisticsView, toStatisticsView, toStudentView } from './statistics.dto';
import { statisticsFile } from './statistics-file';

/** What administrators can know about the students who are interested in their own college. */
@ApiTags('college administration')
@SignedIn()
@Controller('admin/college')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'admin-analytics.not-verified or admin-analytics.two-factor-needed' })
export class StatisticsController {
  constructor(
    private readonly showStatistics: ShowStatistics,
    private readonly listInterestedStudents: ListInterestedStudents,
  ) {}

  /** Anonymous statistics of the latest closed period. They change only on Mondays. */
  @TokenScopes('analytics:read')
  @Get('interactions')
  @ApiOkResponse({ type: StatisticsView })
  async statistics(@CurrentUser() { id }: SignedInUser): Promise<StatisticsView> {
    return toStatisticsView(await this.showStatistics.execute(id));
  }

  /** Returns the statistics as CSV for spreadsheets. */
  @TokenScopes('analytics:read')
  @Get('interactions.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async file(@CurrentUser() { id }: SignedInUser, @Res() response: Response): Promise<void> {
    const file = statisticsFile(toStatisticsView(await this.showStatistics.execute(id)));
    response.setHeader('Content-Disposition', 'attachment; filename="analytics_export.csv"');
    response.type('text/csv; charset=utf-8').send(file);
  }

  /** Students with high intent who share their activity with this college, under a pseudonym. The others are included only in a total. */
  @Get('students')
  @ApiOkResponse({ type: InterestedStudentsView })
  async students(@CurrentUser() { id }: SignedInUser): Promise<InterestedStudentsView> {
    const { rows, more } = await this.listInterestedStudents.execute(id);
    return { rows: rows.map(toStudentView), more };
  }
}
