import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiBadRequestResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { sendPage } from '../../../../shared/infrastructure/http/pagination';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { CollegeProfiles } from '../../application/editing/ports/college-profiles';
import { CollegeChange, CollegeHistoryQuery } from './college-history.dto';
import { TOTAL_COUNT_HEADERS } from '../catalogue/query-fields';

@ApiTags('colleges')
@Controller('colleges/:id/history')
export class CollegeHistoryController {
  constructor(private readonly profiles: CollegeProfiles) {}

  /** The history of a college's data, newest first: changes by federal releases and by the college. */
  @Public()
  @Get()
  @ApiOkResponse({ type: [CollegeChange], headers: TOTAL_COUNT_HEADERS })
  @ApiBadRequestResponse({ description: 'A field is invalid or unknown' })
  @ApiNotFoundResponse({ description: 'colleges.college-not-found' })
  async list(
    @Param('id', IdPipe) id: number,
    @Query() page: CollegeHistoryQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly CollegeChange[]> {
    return sendPage(request, response, await this.profiles.listHistory(id, page), page);
  }
}
