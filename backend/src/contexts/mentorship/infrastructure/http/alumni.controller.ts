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
import { CurrentUser, Viewer } from '../../../../shared/infrastructure/http/current-user.decorator';
import { IdPipe } from '../../../../shared/infrastructure/http/id.pipe';
import { sendPage } from '../../../../shared/infrastructure/http/page';
import { Public, SignedIn } from '../../../../shared/infrastructure/http/policies';
import { FindAlumni } from '../../application/find-alumni';
import { ShowAlumni } from '../../application/show-alumni';
import { AlumniCardView, AlumniPageView, AlumniStatsView, FinderFiltersQuery, SearchAlumniQuery } from './finder.dto';

const COUNTED = {
  'X-Total-Count': { description: 'How many there are in all; counting ends at 1,000', schema: { type: 'integer' } },
  Link: { description: 'Where the rest is: <...>; rel="next"', schema: { type: 'string' } },
} as const;

/** Alumni, for whoever looks for somebody to ask. */
@ApiTags('alumni')
@Controller('alumni')
export class AlumniController {
  constructor(
    private readonly findAlumni: FindAlumni,
    private readonly showAlumni: ShowAlumni,
  ) {}

  /** Alumni on cards. Whoever has not chosen who sees their profile has a small one; the hidden have none. */
  @SignedIn({ roles: ['student', 'alumni'] })
  @Get('search')
  @ApiOkResponse({ type: [AlumniCardView], headers: COUNTED })
  @ApiBadRequestResponse({ description: 'A field is wrong or unknown' })
  @ApiUnauthorizedResponse({ description: 'Nobody is signed in' })
  @ApiForbiddenResponse({ description: 'platform.not-allowed for administrators' })
  async search(
    @CurrentUser() by: SignedInUser,
    @Query() { limit, offset, sort, ...filters }: SearchAlumniQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly AlumniCardView[]> {
    const page = { limit, offset };
    return sendPage(request, response, await this.findAlumni.execute({ by, filters, sort, page }), page);
  }

  /** Where the alumni who match studied and work, in counts. */
  @SignedIn({ roles: ['student', 'alumni'] })
  @Get('stats')
  @ApiOkResponse({ type: AlumniStatsView })
  @ApiBadRequestResponse({ description: 'A field is wrong or unknown' })
  @ApiUnauthorizedResponse({ description: 'Nobody is signed in' })
  @ApiForbiddenResponse({ description: 'platform.not-allowed for administrators' })
  stats(@CurrentUser() by: SignedInUser, @Query() filters: FinderFiltersQuery): Promise<AlumniStatsView> {
    return this.findAlumni.stats({ by, filters });
  }

  /** An alumna or alumnus, as far as whoever asks may see them. */
  @Public()
  @Get(':id')
  @ApiOkResponse({ type: AlumniPageView })
  @ApiNotFoundResponse({ description: 'mentorship.alumni-not-found: hidden, blocked, gone, or nobody' })
  one(@Param('id', IdPipe) id: number, @Viewer() by: SignedInUser | null): Promise<AlumniPageView> {
    return this.showAlumni.execute(id, by);
  }
}
