import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser, Viewer } from '../../../../shared/infrastructure/http/authorization.guard';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { CheckRequestAbout } from '../../application/connections/check-request-about';
import { RequestDrafts } from '../../application/connections/ports/connections';
import { SaveRequestDraft, ListRequestDrafts } from '../../application/request-drafts/request-drafts';
import { RequestDraftBody, RequestDraftView } from './request-drafts.dto';

/** Connection requests that wait until the sender's address is confirmed. They are then sent automatically. */
@ApiTags('connections')
@OwnAccount({ roles: ['student', 'alumni'] })
@Controller('connections/drafts')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'platform.not-allowed for administrators' })
export class RequestDraftsController {
  constructor(
    private readonly saveRequestDraft: SaveRequestDraft,
    private readonly showRequestDrafts: ListRequestDrafts,
    private readonly drafts: RequestDrafts,
    private readonly checkAbout: CheckRequestAbout,
  ) {}

  /** Your saved requests, oldest first, at most 3. Includes requests that couldn’t be sent, with the reason. */
  @Get()
  @ApiOkResponse({ type: [RequestDraftView] })
  list(@CurrentUser() { id: by }: SignedInUser, @Viewer() viewer: SignedInUser | null): Promise<RequestDraftView[]> {
    return this.showRequestDrafts.execute(by, viewer);
  }

  /**
   * Saves a request to this person, or replaces the saved one. The response is the same whether or not the person exists.
   */
  @Put(':userId')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ description: 'A field is invalid or unknown; mentorship.yourself if you choose yourself' })
  @ApiConflictResponse({
    description: 'mentorship.too-many-drafts; mentorship.send-instead if the address is already confirmed',
  })
  async save(
    @CurrentUser() { id: fromUserId }: SignedInUser,
    @Param('userId', IdPipe) toUserId: number,
    @Body() body: RequestDraftBody,
  ): Promise<void> {
    const about = body.about === undefined ? undefined : await this.checkAbout.execute(body.about);
    await this.saveRequestDraft.execute({ fromUserId, toUserId, message: body.message ?? null, about });
  }

  /** Discards a saved request. Doing it again changes nothing. */
  @Delete(':userId')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ description: 'The ID isn’t a positive whole number' })
  async discard(@CurrentUser() { id: by }: SignedInUser, @Param('userId', IdPipe) toUserId: number): Promise<void> {
    await this.drafts.delete(by, toUserId);
  }
}
