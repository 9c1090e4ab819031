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
import { ReportContent } from '../../application/reporting/report-content';
import { FiledReport, ReportBody } from './reports.dto';

@ApiTags('reports')
@Controller('reports')
export class ReportsController {
  constructor(private readonly reportContent: ReportContent) {}

  /** Points out what should not stand where everyone reads it, or a person whom one sees or has dealt with. */
  @SignedIn()
  @Post()
  @ApiCreatedResponse({ type: FiledReport })
  @ApiOkResponse({ type: FiledReport, description: 'The same person had reported it, or them, before' })
  @ApiBadRequestResponse({ description: 'Names every field at fault' })
  @ApiForbiddenResponse({ description: 'forum.own-content, or the address is not confirmed' })
  @ApiNotFoundResponse({ description: 'forum.nothing-to-report, also for people whom one neither sees nor deals with' })
  @ApiTooManyRequestsResponse({ description: 'Too many in a day' })
  async file(
    @CurrentUser() { id: by }: SignedInUser,
    @Body() { targetType, targetId, reason, note }: ReportBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FiledReport> {
    const target = { type: targetType, id: targetId };
    const filed = await this.reportContent.execute({ by, target, complaint: { reason, note: note || null } });
    response.status(filed.isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return filed;
  }
}
