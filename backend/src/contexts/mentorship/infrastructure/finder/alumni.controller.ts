import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser, Viewer } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { sendPage } from '../../../../shared/infrastructure/http/pagination';
import { Public, SignedIn } from '../../../../shared/infrastructure/http/policies';
import { CountAlumniOfMajor } from '../../application/finder/count-alumni-of-major';
import { FindAlumni } from '../../application/finder/find-alumni';
import { GetAlumni } from '../../application/finder/get-alumni';
import { ListCrossroads } from '../../application/finder/list-crossroads';
import {
  AlumniOfMajorView,
  AlumniUserView,
  AlumniPageView,
  AlumniStatsView,
  ComparedCollegesQuery,
  CrossroadsView,
  FinderFiltersQuery,
  SearchAlumniQuery,
} from './finder.dto';

const TOTAL_COUNT_HEADERS = {
  'X-Total-Count': { description: 'Total number of results, counted up to 1,000', schema: { type: 'integer' } },
  Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } },
} as const;

const FINDER_LIST_HEADERS = {
  ...TOTAL_COUNT_HEADERS,
  'X-Sorted-By': {
    description:
      'The order for students who sort by match: `profile`, or `rotation` if their profile has too few details',
    schema: { type: 'string' as const, enum: ['profile', 'rotation'] },
  },
};

/** Search, statistics and pages of alumni. */
@ApiTags('alumni')
@Controller('alumni')
export class AlumniController {
  constructor(
    private readonly findAlumni: FindAlumni,
    private readonly getAlumni: GetAlumni,
    private readonly listCrossroads: ListCrossroads,
    private readonly countAlumniOfMajor: CountAlumniOfMajor,
  ) {}

  /**
   * Searches alumni, 50 by default. Members also find people who haven't chosen their visibility yet, with a few details. Visitors and administrators find only public profiles. Hidden profiles are never found, except by their connections with `connected`. People you haven't contacted come first, then people with a pending request, then your connections.
   */
  @Public()
  @Get('search')
  @ApiOkResponse({ type: [AlumniUserView], headers: FINDER_LIST_HEADERS })
  @ApiBadRequestResponse({ description: 'A field is invalid' })
  async search(
    @Viewer() by: SignedInUser | null,
    @Query() { limit, offset, sort, askable, connected, ...filters }: SearchAlumniQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly AlumniUserView[]> {
    const page = { limit, offset };
    const found = await this.findAlumni.execute({ by, filters, sort, askable, connected, page });
    if (found.isByProfile !== null) response.setHeader('X-Sorted-By', found.isByProfile ? 'profile' : 'rotation');
    return sendPage(request, response, found, page);
  }

  /** Numbers of matching alumni with a public profile, by college, major and industry. */
  @Public()
  @Get('stats')
  @ApiOkResponse({ type: AlumniStatsView })
  @ApiBadRequestResponse({ description: 'A field is invalid' })
  stats(@Viewer() by: SignedInUser | null, @Query() filters: FinderFiltersQuery): Promise<AlumniStatsView> {
    return this.findAlumni.getStats({ by, filters });
  }

  /** Number of alumni who considered both colleges of a pair; with one college, the colleges that alumni most often considered together with it. Includes only pairs that at least 5 alumni with a public profile chose between. */
  @Public()
  @Get('crossroads')
  @ApiOkResponse({ type: [CrossroadsView] })
  @ApiBadRequestResponse({ description: 'colleges is invalid' })
  crossroads(@Query() { colleges }: ComparedCollegesQuery): Promise<readonly CrossroadsView[]> {
    return this.listCrossroads.execute(colleges);
  }

  /** Number of alumni of these colleges who studied your intended major: those whom `GET /api/alumni/search` finds for you. */
  @SignedIn({ roles: ['student'] })
  @Get('same-major')
  @ApiOkResponse({ type: AlumniOfMajorView })
  @ApiBadRequestResponse({ description: 'colleges is invalid' })
  @ApiUnauthorizedResponse({ description: 'Not signed in' })
  @ApiForbiddenResponse({
    description: 'identity.confirm-your-email, or platform.not-allowed for alumni and administrators',
  })
  sameMajor(
    @CurrentUser() { id }: SignedInUser,
    @Query() { colleges }: ComparedCollegesQuery,
  ): Promise<AlumniOfMajorView> {
    return this.countAlumniOfMajor.execute(id, colleges);
  }

  /** The profile of an alum, as visible to you. */
  @Public()
  @Get(':id')
  @ApiOkResponse({ type: AlumniPageView })
  @ApiNotFoundResponse({ description: 'mentorship.alumni-not-found: hidden, deleted, blocked, or unknown' })
  one(@Param('id', IdPipe) id: number, @Viewer() by: SignedInUser | null): Promise<AlumniPageView> {
    return this.getAlumni.execute(id, by);
  }
}
