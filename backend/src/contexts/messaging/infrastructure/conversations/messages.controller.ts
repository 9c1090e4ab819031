import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
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
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { TakesIdempotencyKey } from '../../../../shared/infrastructure/idempotency/idempotent.interceptor';
import { DeleteMessage, MarkMessageRead } from '../../application/conversations/change-message';
import { ListMessages } from '../../application/conversations/list-messages';
import { SendMessage } from '../../application/conversations/send-message';
import {
  ListMessagesQuery,
  MessageView,
  SendMessageBody,
  SentMessageView,
  toSentView,
  toView,
  ConnectionRequestView,
  toRequestView,
} from './messages.dto';
import { sendNextLink } from '../../../../shared/infrastructure/http/pagination';
import { ShowConnectionRequests } from '../../application/conversations/request-messages';

@ApiTags('messages')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@Controller('messages')
export class MessagesController {
  constructor(
    private readonly listMessages: ListMessages,
    private readonly sendMessage: SendMessage,
    private readonly readMessage: MarkMessageRead,
    private readonly deleteMessage: DeleteMessage,
  ) {}

  /** Your sent and received messages, newest first. Doesn’t mark them as read. */
  @SignedIn()
  @Get()
  @ApiOkResponse({
    type: [MessageView],
    headers: { Link: { description: 'Link to older messages: <...>; rel="next"', schema: { type: 'string' } } },
  })
  @ApiBadRequestResponse({ description: 'A field is invalid or unknown' })
  @ApiForbiddenResponse({ description: 'messaging.wait-to-be-verified' })
  async list(
    @CurrentUser() by: SignedInUser,
    @Query() { limit, before }: ListMessagesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageView[]> {
    const { items, hasMore } = await this.listMessages.execute({ by, limit, before: before ?? null });
    if (hasMore) sendNextLink(request, response, { before: items.at(-1)!.id });
    return items.map(toView);
  }

  /** Sends a message. If you aren’t connected, it sends a connection request; if the recipient sent you a request, it accepts the request. */
  @SignedIn({ roles: ['student', 'alumni'] })
  @Post()
  @TakesIdempotencyKey()
  @ApiCreatedResponse({ type: SentMessageView })
  @ApiBadRequestResponse({
    description: 'One or more fields are invalid (`errors` lists them), or the message is to yourself',
  })
  @ApiForbiddenResponse({
    description:
      'platform.not-allowed (role), identity.confirm-your-email, messaging.wait-for-answer, mentorship.not-accepting-requests',
  })
  @ApiNotFoundResponse({ description: 'The recipient doesn’t exist, or you can’t message them' })
  @ApiConflictResponse({ description: 'The same conflicts as for sending and accepting connection requests' })
  @ApiTooManyRequestsResponse({ description: 'Too many first contacts in a day' })
  async send(
    @CurrentUser() { id: senderId }: SignedInUser,
    @Body() { recipientId, content }: SendMessageBody,
  ): Promise<SentMessageView> {
    return toSentView(await this.sendMessage.execute({ senderId, recipientId, content }));
  }

  /** Marks a received message as read. If it belongs to an open request, this declines the request. */
  @SignedIn()
  @Patch(':id/read')
  @ApiOkResponse({ type: MessageView })
  @ApiForbiddenResponse({ description: 'messaging.only-recipient-reads' })
  @ApiNotFoundResponse({ description: 'messaging.message-not-found' })
  async read(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<MessageView> {
    return toView(await this.readMessage.execute({ by, id }));
  }

  /** Deletes the text of a message for both people, within 15 minutes. Doing it again changes nothing. */
  @SignedIn()
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiForbiddenResponse({ description: 'messaging.only-sender-deletes, messaging.too-late-to-delete' })
  @ApiNotFoundResponse({ description: 'messaging.message-not-found' })
  @ApiConflictResponse({ description: 'messaging.request-stays: withdraw the request instead' })
  async delete(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    await this.deleteMessage.execute({ by, id });
  }
}

@ApiTags('messages')
@Controller('connection-requests')
export class ConnectionRequestsController {
  constructor(private readonly showConnectionRequests: ShowConnectionRequests) {}

  /** The requests that are waiting for your answer, newest first. */
  @SignedIn({ roles: ['student', 'alumni'] })
  @Get()
  @ApiOkResponse({ type: [ConnectionRequestView] })
  @ApiUnauthorizedResponse({ description: 'Not signed in' })
  @ApiForbiddenResponse({ description: 'platform.not-allowed (role)' })
  async list(@CurrentUser() { id }: SignedInUser): Promise<ConnectionRequestView[]> {
    return (await this.showConnectionRequests.execute(id)).map(toRequestView);
  }
}
