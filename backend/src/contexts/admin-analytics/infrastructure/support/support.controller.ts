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
import { AnswerSupportRequests } from '../../application/support/answer-support-requests';
import { ContactSupport } from '../../application/support/contact-support';
import {
  ListSupportRequestsQuery,
  OpenSupportRequestView,
  SupportRequestBody,
  SupportRequestView,
} from './support.dto';

/** Everyone with an account can write to the operators, also before their address is confirmed or their college verified. */
@ApiTags('support')
@Controller('support')
export class SupportController {
  constructor(private readonly contactSupport: ContactSupport) {}

  /** Writes to the operators. A copy goes to the confirmed address of the account. */
  @OwnAccount()
  @Post()
  @ApiCreatedResponse({ type: SupportRequestView })
  @ApiOkResponse({ type: SupportRequestView, description: 'The same words wait for an answer already' })
  @ApiBadRequestResponse({ description: 'A field is wrong' })
  @ApiUnauthorizedResponse({ description: 'No one is signed in' })
  @ApiTooManyRequestsResponse({ description: 'More than 10 a day' })
  async contact(
    @CurrentUser() { id }: SignedInUser,
    @Body() words: SupportRequestBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SupportRequestView> {
    const { request, isNew } = await this.contactSupport.execute(id, words);
    if (!isNew) response.status(HttpStatus.OK);
    const { id: requestId, subject, message, createdAt } = request;
    return { id: requestId, subject, message, createdAt };
  }
}

/** What people wrote to the operators. */
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
      'X-Total-Count': { description: 'How many are open', schema: { type: 'integer' } },
      Link: { description: 'Where the next page is: <...>; rel="next"', schema: { type: 'string' } },
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
  @ApiNotFoundResponse({ description: 'admin-analytics.support-request-not-found: there is none, or it is closed' })
  close(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.answerSupportRequests.close(by, id);
  }
}
