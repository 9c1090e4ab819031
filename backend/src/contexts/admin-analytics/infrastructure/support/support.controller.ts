import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { sendNextLink } from '../../../../shared/infrastructure/http/pagination';
import { ForOperators, OwnAccount } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { TakesIdempotencyKey } from '../../../../shared/infrastructure/idempotency/idempotent.interceptor';
import { AnswerSupportRequests } from '../../application/support/answer-support-requests';
import { ContactSupport } from '../../application/support/contact-support';
import {
  ListSupportRequestsQuery,
  OpenSupportRequestView,
  SupportRequestBody,
  SupportRequestView,
} from './support.dto';

/** Every user can write to the operators, even with an unconfirmed address or an unverified college. */
@ApiTags('support')
@Controller('support')
export class SupportController {
  constructor(private readonly contactSupport: ContactSupport) {}

  /** Sends a support request to the operators, and a copy to your confirmed email address. */
  @OwnAccount()
  @TakesIdempotencyKey()
  @Post()
  @ApiCreatedResponse({ type: SupportRequestView })
  @ApiOkResponse({ type: SupportRequestView, description: 'You already sent this message, and it’s still open' })
  @ApiBadRequestResponse({ description: 'A field is invalid' })
  @ApiUnauthorizedResponse({ description: 'Not signed in' })
  @ApiTooManyRequestsResponse({ description: 'More than 10 support requests in a day' })
  async contact(
    @CurrentUser() { id }: SignedInUser,
    @Body() body: SupportRequestBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SupportRequestView> {
    const { request, isNew } = await this.contactSupport.execute(id, body);
    if (!isNew) response.status(HttpStatus.OK);
    const { id: requestId, subject, message, createdAt } = request;
    return { id: requestId, subject, message, createdAt };
  }
}

/** Support requests, for operators. */
@ApiTags('moderation')
@ForOperators()
@Controller('moderation/support')
export class ModerationSupportController {
  constructor(private readonly answerSupportRequests: AnswerSupportRequests) {}

  /** Open requests, oldest first. */
  @Get()
  @ApiOkResponse({
    type: [OpenSupportRequestView],
    headers: {
      'X-Total-Count': { description: 'Number of open requests', schema: { type: 'integer' } },
      Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } },
    },
  })
  async list(
    @Query() { limit, after }: ListSupportRequestsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly OpenSupportRequestView[]> {
    const { items, total, nextAfter } = await this.answerSupportRequests.list({ limit, after: after ?? null });
    response.setHeader('X-Total-Count', String(total));
    if (nextAfter !== null) sendNextLink(request, response, { limit, after: nextAfter });
    return items;
  }

  /** Marks a request as answered. */
  @Post(':id/close')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'admin-analytics.support-request-not-found: doesn’t exist, or is closed' })
  close(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.answerSupportRequests.close(by, id);
  }
}
