import { Body, Controller, HttpStatus, Post, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { TakesIdempotencyKey } from '../../../../shared/infrastructure/idempotency/idempotent.interceptor';
import { ReportContent } from '../../application/reporting/report-content';
import { FiledReport, ReportBody } from './reports.dto';

@ApiTags('reports')
@Controller('reports')
export class ReportsController {
  constructor(private readonly reportContent: ReportContent) {}

  /** Reports content, or a person you can see or have had contact with. */
  @SignedIn()
  @TakesIdempotencyKey()
  @Post()
  @ApiCreatedResponse({ type: FiledReport })
  @ApiOkResponse({ type: FiledReport, description: 'You already reported this' })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  @ApiForbiddenResponse({ description: 'forum.own-content, identity.confirm-your-email' })
  @ApiNotFoundResponse({ description: 'forum.nothing-to-report: doesn’t exist, or you can’t see it' })
  @ApiTooManyRequestsResponse({ description: 'Too many reports in a day' })
  async file(
    @CurrentUser() { id: by }: SignedInUser,
    @Body() { targetType, targetId, reason, note }: ReportBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FiledReport> {
    const target = { type: targetType, id: targetId };
    const filedReport = await this.reportContent.execute({ by, target, complaint: { reason, note: note || null } });
    response.status(filedReport.isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return filedReport;
  }
}
