import { Body, Controller, Get, HttpCode, HttpStatus, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { AnswerRecommendation } from '../../application/recommendations/answer-recommendation';
import { GenerateRecommendations } from '../../application/recommendations/generate-recommendations';
import { ListRecommendations, ReorderRecommendations } from '../../application/recommendations/list-recommendations';
import { DEFAULT_WEIGHTS } from '../../domain/recommendations/match-weights';
import {
  DialsQuery,
  DialsView,
  GeneratedView,
  RecommendationStatusBody,
  RecommendationView,
} from './recommendations.dto';

/** Mentors recommended to the signed-in student. */
@ApiTags('recommendations')
@SignedIn({ roles: ['student'] })
@Controller('recommendations')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'platform.not-allowed: students only' })
export class RecommendationsController {
  constructor(
    private readonly listRecommendations: ListRecommendations,
    private readonly generateRecommendations: GenerateRecommendations,
    private readonly answer: AnswerRecommendation,
    private readonly reorderRecommendations: ReorderRecommendations,
  ) {}

  /** Your recommendations with any status, best first. */
  @Get()
  @ApiOkResponse({ type: [RecommendationView] })
  list(@CurrentUser() by: SignedInUser): Promise<RecommendationView[]> {
    return this.listRecommendations.execute(by);
  }

  /** Generates recommendations with today's best mentors. Earlier recommendations that no longer match are removed. */
  @Post('generate')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: GeneratedView })
  @ApiTooManyRequestsResponse({ description: 'More than 5 requests in an hour' })
  async generate(@CurrentUser() by: SignedInUser): Promise<GeneratedView> {
    return { count: await this.generateRecommendations.execute(by) };
  }

  /** Previews the order with other weights and the suggestions to improve scores. Stores nothing. */
  @Get('dials')
  @ApiOkResponse({ type: DialsView })
  @ApiBadRequestResponse({ description: 'A weight isn’t a whole number from 0 to 100' })
  dials(@CurrentUser() by: SignedInUser, @Query() weights: DialsQuery): Promise<DialsView> {
    return this.reorderRecommendations.execute(by, { ...DEFAULT_WEIGHTS, ...weights });
  }

  /** Connects, which sends the mentor a request right away, or passes. The same answer again changes nothing. */
  @Patch(':id/status')
  @ApiOkResponse({ type: RecommendationView })
  @ApiBadRequestResponse({ description: 'The status is neither accepted nor declined' })
  @ApiNotFoundResponse({ description: 'mentorship.recommendation-not-found, mentorship.person-not-found' })
  @ApiConflictResponse({
    description:
      'mentorship.already-answered, mentorship.recommendation-expired, and the conflicts of a connection request',
  })
  async status(
    @CurrentUser() by: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() { status, reason, message }: RecommendationStatusBody,
  ): Promise<RecommendationView> {
    await this.answer.execute({ id, by, status, reason: reason || null, message: message || null });
    return this.listRecommendations.getById(id, by);
  }

  /** Undoes an answer within a minute. After `accepted`, this withdraws the request, unless the mentor answered it. */
  @Post(':id/undo')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: RecommendationView })
  @ApiNotFoundResponse({ description: 'mentorship.recommendation-not-found' })
  @ApiConflictResponse({
    description: 'mentorship.already-answered, mentorship.recommendation-expired, mentorship.too-late-to-undo',
  })
  async undo(@CurrentUser() by: SignedInUser, @Param('id', IdPipe) id: number): Promise<RecommendationView> {
    await this.answer.undoAnswer(id, by);
    return this.listRecommendations.getById(id, by);
  }

  /** Marks a recommendation as viewed. Doing it again changes nothing. */
  @Post(':id/viewed')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNotFoundResponse({ description: 'mentorship.recommendation-not-found' })
  viewed(@CurrentUser() by: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.answer.markViewed(id, by);
  }
}
