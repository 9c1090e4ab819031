import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/current-user.decorator';
import { IdPipe } from '../../../../shared/infrastructure/http/id.pipe';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { TakesIdempotencyKey } from '../../../../shared/infrastructure/idempotency/takes-idempotency-key';
import { ListMessages } from '../../application/list-messages';
import { ReadMessage } from '../../application/read-message';
import { SendMessage } from '../../application/send-message';
import { ListMessagesQuery, MessageView, SendMessageBody, toView } from './messages.dto';
import { sendOlderLink } from './older';

@ApiTags('messages')
@ApiUnauthorizedResponse({ description: 'Nobody is signed in' })
@Controller('messages')
export class MessagesController {
  constructor(
    private readonly listMessages: ListMessages,
    private readonly sendMessage: SendMessage,
    private readonly readMessage: ReadMessage,
  ) {}

  /** The own messages, sent and received, newest first. Listing them marks none as read. */
  @SignedIn()
  @Get()
  @ApiOkResponse({
    type: [MessageView],
    headers: { Link: { description: 'Where the older ones are: <...>; rel="next"', schema: { type: 'string' } } },
  })
  @ApiBadRequestResponse({ description: 'A field is wrong or unknown' })
  @ApiForbiddenResponse({ description: 'messaging.wait-to-be-verified' })
  async list(
    @CurrentUser() by: SignedInUser,
    @Query() { limit, before }: ListMessagesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageView[]> {
    const { items, hasMore } = await this.listMessages.execute({ by, limit, before: before ?? null });
    if (hasMore) sendOlderLink(request, response, items.at(-1)!.id);
    return items.map(toView);
  }

  /** Writes to somebody. To a stranger it asks for a connection; to whoever asked for one it says yes. */
  @SignedIn({ roles: ['student', 'alumni'] })
  @Post()
  @TakesIdempotencyKey()
  @ApiCreatedResponse({ type: MessageView })
  @ApiBadRequestResponse({ description: 'Names every field at fault; also a message to oneself' })
  @ApiForbiddenResponse({
    description: 'platform.not-allowed (role), identity.confirm-your-email, not accepting requests',
  })
  @ApiNotFoundResponse({ description: 'Nobody of that number whom one may write to' })
  @ApiConflictResponse({ description: 'messaging.wait-for-answer, or what keeps people from asking and accepting' })
  @ApiTooManyRequestsResponse({ description: 'Too many first contacts in a day' })
  async send(
    @CurrentUser() { id: senderId }: SignedInUser,
    @Body() { recipientId, content }: SendMessageBody,
  ): Promise<MessageView> {
    return toView(await this.sendMessage.execute({ senderId, recipientId, content }));
  }

  /** Marks a received message as read. A request that nobody has answered is turned down by it. */
  @SignedIn()
  @Patch(':id/read')
  @ApiOkResponse({ type: MessageView })
  @ApiForbiddenResponse({ description: 'messaging.only-recipient-reads' })
  @ApiNotFoundResponse({ description: 'messaging.message-not-found' })
  async read(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<MessageView> {
    return toView(await this.readMessage.execute({ by, id }));
  }
}
