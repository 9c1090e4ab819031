import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { ListMatches } from '../../application/recommendations/list-matches';
import { CloseMatchBody, MatchView } from './matches.dto';

/** Matches of students and mentors. */
@ApiTags('matches')
@SignedIn({ roles: ['student', 'alumni'] })
@Controller('matches')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'platform.not-allowed: students and alumni only' })
export class MatchesController {
  constructor(private readonly matches: ListMatches) {}

  /** Your mentoring matches, latest first. */
  @Get()
  @ApiOkResponse({ type: [MatchView] })
  list(@CurrentUser() by: SignedInUser): Promise<MatchView[]> {
    return this.matches.execute(by);
  }

  /** Ends a match and stores your private rating and feedback, or changes them later. You stay connected. */
  @Post(':id/close')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: MatchView })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid; `errors` lists them' })
  @ApiNotFoundResponse({ description: 'mentorship.match-not-found' })
  close(
    @CurrentUser() by: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() feedback: CloseMatchBody,
  ): Promise<MatchView> {
    return this.matches.closeMatch(id, by, feedback);
  }
}
