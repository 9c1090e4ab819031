import { Controller, Get, HttpCode, HttpStatus, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiUnauthorizedResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { sendKeysetPage } from '../../../../shared/infrastructure/http/pagination';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { CollegeProfileFacade } from '../../../colleges';
import { FindOwnCollege } from '../../application/memberships/own-membership';
import { People } from '../../application/memberships/ports/people';
import { ProfileChangeView, ProfileHistoryQuery, toProfileChangeView } from './college-profile-history.dto';

const PAGING_HEADERS = {
  'X-Total-Count': { description: 'Total number of changes', schema: { type: 'integer' as const } },
  Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' as const } },
};

/** The update history of the signed-in administrator's own college. */
@ApiTags('college administration')
@SignedIn()
@Controller('admin/college/history')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'admin-analytics.not-verified or admin-analytics.two-factor-needed' })
export class CollegeProfileHistoryController {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly colleges: CollegeProfileFacade,
    private readonly people: People,
  ) {}

  /** The history of field changes by administrators and federal releases, newest first. */
  @Get()
  @ApiOkResponse({ type: [ProfileChangeView], headers: PAGING_HEADERS })
  async list(
    @CurrentUser() { id }: SignedInUser,
    @Query() { limit, after }: ProfileHistoryQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ProfileChangeView[]> {
    const collegeId = await this.findOwnCollege.execute(id);
    const { items, ...page } = await this.colleges.listChanges(collegeId, { limit, after: after ?? null });
    const names = await this.people.findNames([...new Set(items.flatMap(({ changedBy }) => changedBy ?? []))]);
    const changes = items.map((one) => toProfileChangeView(one, names));
    return sendKeysetPage(request, response, { ...page, items: changes }, limit);
  }

  /**
   * Sets the field back to its value before this change.
   * @returns the college as its page now shows it
   */
  @Post(':id/revert')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ schema: { $ref: getSchemaPath('CollegeDetail') } })
  @ApiNotFoundResponse({ description: 'colleges.change-not-found: not a change of this college' })
  @ApiConflictResponse({ description: 'colleges.revert-refused: the field was changed again later' })
  @ApiServiceUnavailableResponse({ description: 'An import is running; try again later' })
  async revert(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) changeId: number) {
    return this.colleges.revert({ collegeId: await this.findOwnCollege.execute(by), changeId, by });
  }
}
