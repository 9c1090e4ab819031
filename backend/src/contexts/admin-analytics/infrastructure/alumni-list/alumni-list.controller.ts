import { pipeline } from 'node:stream/promises';
import { Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { TokenScopes } from '../../../../shared/infrastructure/http/access-tokens';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { sendNextLink } from '../../../../shared/infrastructure/http/pagination';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { GetAlumniStatistics } from '../../application/alumni-list/alumni-statistics';
import { RemoveAlumnus, ResendInvitation } from '../../application/alumni-list/change-alumni';
import { ListAlumni } from '../../application/alumni-list/list-alumni';
import { encodeCursor, decodeCursor } from './alumni-cursor';
import { alumniFile } from './alumni-file';
import { AlumniStatisticsView, ExportAlumniQuery, ListAlumniQuery, ListedAlumnusView } from './alumni-list.dto';

const MAX_DOWNLOAD_MS = 10 * 60 * 1000;

const toFilters = ({ q, claimed, sort }: ExportAlumniQuery) => ({
  q,
  claimed: claimed === undefined ? undefined : claimed === 'true',
  order: sort,
});

/** The alumni that the administrator's own college has imported. */
@ApiTags('college administration')
@SignedIn()
@Controller('admin')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'admin-analytics.not-verified or admin-analytics.two-factor-needed' })
export class AlumniListController {
  constructor(
    private readonly listAlumni: ListAlumni,
    private readonly statistics: GetAlumniStatistics,
    private readonly resendInvitation: ResendInvitation,
    private readonly removeAlumnus: RemoveAlumnus,
  ) {}

  /** The people the college has imported, claimed or not. */
  @Get('alumni')
  @ApiOkResponse({
    type: [ListedAlumnusView],
    headers: {
      'X-Total-Count': { description: 'Total number of results', schema: { type: 'integer' } },
      Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } },
    },
  })
  @ApiBadRequestResponse({ description: 'A field is invalid' })
  async list(
    @CurrentUser() { id }: SignedInUser,
    @Query() query: ListAlumniQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ListedAlumnusView[]> {
    const { limit, sort } = query;
    const after = query.after === undefined ? null : decodeCursor(query.after, sort);
    const { items, total, next } = await this.listAlumni.execute(id, { ...toFilters(query), limit, after });
    response.setHeader('X-Total-Count', String(total));
    if (next) sendNextLink(request, response, { limit, after: encodeCursor(sort, next) });
    return items;
  }

  /** The list as a file for spreadsheets, in UTF-8 with a byte order mark. */
  @Get('alumni.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiBadRequestResponse({ description: 'A field is invalid' })
  async file(
    @CurrentUser() { id }: SignedInUser,
    @Query() query: ExportAlumniQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const pages = await this.listAlumni.export(id, toFilters(query));
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', 'attachment; filename="alumni.csv"');
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    // An interrupted response ends without its last chunk, so that clients notice it is incomplete.
    await pipeline(alumniFile(pages), response, { signal: AbortSignal.timeout(MAX_DOWNLOAD_MS) }).catch(() => {});
  }

  /** Statistics of the imported alumni. Only mentors with a public profile are named. */
  @TokenScopes('analytics:read')
  @Get('alumni/stats')
  @ApiOkResponse({ type: AlumniStatisticsView })
  async numbers(@CurrentUser() { id }: SignedInUser): Promise<AlumniStatisticsView> {
    const statistics = await this.statistics.execute(id);
    return { ...statistics, topMentors: [...statistics.topMentors] };
  }

  /** Sends another invitation with a new link. Earlier links stop working. */
  @Post('alumni/:id/resend')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNotFoundResponse({ description: 'admin-analytics.alumnus-not-found' })
  @ApiConflictResponse({ description: 'admin-analytics.alumnus-has-claimed' })
  @ApiTooManyRequestsResponse({
    description: 'More than one invitation to a person in a day, or more than 200 for the college',
  })
  async resend(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    await this.resendInvitation.execute({ by, id });
  }

  /** Removes a person who hasn’t claimed their profile from the list. */
  @Delete('alumni/:id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNotFoundResponse({ description: 'admin-analytics.alumnus-not-found' })
  @ApiConflictResponse({ description: 'admin-analytics.alumnus-has-claimed' })
  async remove(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    await this.removeAlumnus.execute({ by, id });
  }
}
