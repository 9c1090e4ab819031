import { Controller, Get, Res } from '@nestjs/common';
import { ApiForbiddenResponse, ApiOkResponse, ApiProduces, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { TokenScopes } from '../../../../shared/infrastructure/http/access-tokens';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { ShowMentoringHistory } from '../../application/mentoring-history/show-mentoring-history';
import { mentoringHistoryFile } from './mentoring-history-file';
import { MentoringHistoryView, toMentoringHistoryView } from './mentoring-history.dto';

/** What followed from requests to the alumni of the administrator's own college. */
@ApiTags('college administration')
@SignedIn()
@Controller('admin/college')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'admin-analytics.not-verified or admin-analytics.two-factor-needed' })
export class MentoringHistoryController {
  constructor(private readonly showMentoringHistory: ShowMentoringHistory) {}

  /** Anonymous figures about mentoring at the last 13 closes. They change only on Mondays. */
  @TokenScopes('analytics:read')
  @Get('mentoring')
  @ApiOkResponse({ type: MentoringHistoryView })
  async show(@CurrentUser() { id }: SignedInUser): Promise<MentoringHistoryView> {
    return toMentoringHistoryView(await this.showMentoringHistory.execute(id));
  }

  /** Returns the same figures as CSV for spreadsheets. */
  @TokenScopes('analytics:read')
  @Get('mentoring.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async file(@CurrentUser() { id }: SignedInUser, @Res() response: Response): Promise<void> {
    const file = mentoringHistoryFile(toMentoringHistoryView(await this.showMentoringHistory.execute(id)));
    response.setHeader('Content-Disposition', 'attachment; filename="mentoring_history.csv"');
    response.type('text/csv; charset=utf-8').send(file);
  }
}
