import {
  Injectable,
  type PipeTransform,
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { MAX_ID } from '../../../../shared/domain/id';
import { InvalidRequest } from '../../../../shared/infrastructure/http/validation.pipe';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { ListConversations } from '../../application/conversations/list-conversations';
import { MarkConversation } from '../../application/conversations/mark-conversation';
import { ConversationReader } from '../../application/conversations/ports/conversations';
import { SendTyping } from '../../application/conversations/send-typing';
import { ShowConversation } from '../../application/conversations/show-conversation';
import { ShowThread } from '../../application/conversations/list-messages';
import {
  ConversationSummaryView,
  ConversationView,
  ListConversationsQuery,
  ThreadQuery,
  toConversationView,
  toSummaryView,
  UnreadCountView,
} from './conversations.dto';
import { MessageView, toView } from './messages.dto';
import { sendNextLink } from '../../../../shared/infrastructure/http/pagination';

/**
 * Parses the ID of the other side of a conversation. Negative IDs belong to erased accounts, whose messages can still
 * be read.
 */
@Injectable()
class PersonIdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^-?[1-9]\d{0,9}$/.test(value) ? Number(value) : NaN;
    if (!(Math.abs(id) <= MAX_ID)) {
      throw new InvalidRequest([{ field: 'userId', message: 'userId must be a whole number and not 0' }]);
    }
    return id;
  }
}

const NEXT_LINK_HEADER = {
  Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } },
} as const;
const NOT_FOUND_DESCRIPTION =
  'messaging.conversation-not-found: unknown, hidden, or one of the two has blocked the other';
const OTHER_PERSON_PARAM = {
  name: 'userId',
  description: 'ID of the other person in the conversation. Negative for an erased account, and never 0.',
  schema: { type: 'integer', minimum: -MAX_ID, maximum: MAX_ID },
} as const;
const BAD_REQUEST_DESCRIPTION = 'A field is invalid; messaging.own-conversation if you choose yourself';

/** Conversations, by the other person. Reading them here marks nothing as read. */
@ApiTags('messages')
@SignedIn()
@Controller('conversations')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'identity.confirm-your-email; admin-analytics.not-verified' })
export class ConversationsController {
  constructor(
    private readonly listConversations: ListConversations,
    private readonly conversations: ConversationReader,
    private readonly showThread: ShowThread,
    private readonly showConversation: ShowConversation,
    private readonly markConversation: MarkConversation,
    private readonly sendTyping: SendTyping,
  ) {}

  /** Your conversations, newest message first, without conversations of people who block each other. */
  @Get()
  @ApiOkResponse({ type: [ConversationView], headers: NEXT_LINK_HEADER })
  @ApiBadRequestResponse({ description: 'A field is invalid' })
  async list(
    @CurrentUser() by: SignedInUser,
    @Query() { limit, after }: ListConversationsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConversationView[]> {
    const { items, nextAfter } = await this.listConversations.execute({ by, limit, after: after ?? null });
    if (nextAfter !== null) sendNextLink(request, response, { limit, after: nextAfter });
    return items.map(toConversationView);
  }

  /** Number of unread messages. A conversation marked as unread adds at least one. */
  @Get('unread-count')
  @ApiOkResponse({ type: UnreadCountView })
  async unreadCount(@CurrentUser() { id }: SignedInUser): Promise<UnreadCountView> {
    return { count: await this.conversations.countUnread(id) };
  }

  /** The messages of a conversation, oldest first. Without `before`, the page with the newest messages. */
  @ApiParam(OTHER_PERSON_PARAM)
  @Get(':userId')
  @ApiOkResponse({ type: [MessageView], headers: NEXT_LINK_HEADER })
  @ApiBadRequestResponse({ description: BAD_REQUEST_DESCRIPTION })
  @ApiNotFoundResponse({ description: NOT_FOUND_DESCRIPTION })
  async thread(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('userId', PersonIdPipe) otherId: number,
    @Query() { limit, before }: ThreadQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageView[]> {
    const { items, hasMore } = await this.showThread.execute({ by, otherId, limit, before: before ?? null });
    if (hasMore) sendNextLink(request, response, { limit, before: items[0]!.id });
    return items.map(toView);
  }

  /** The other person, and whether and how you can message them. Also works before the first message. */
  @ApiParam(OTHER_PERSON_PARAM)
  @Get(':userId/summary')
  @ApiOkResponse({ type: ConversationSummaryView })
  @ApiBadRequestResponse({ description: BAD_REQUEST_DESCRIPTION })
  @ApiNotFoundResponse({ description: NOT_FOUND_DESCRIPTION })
  async summary(
    @CurrentUser() by: SignedInUser,
    @Param('userId', PersonIdPipe) otherId: number,
  ): Promise<ConversationSummaryView> {
    return toSummaryView(otherId, await this.showConversation.execute(by, otherId));
  }

  /** Marks all messages in the conversation as read, except the message of an open request. */
  @ApiParam(OTHER_PERSON_PARAM)
  @Post(':userId/read')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ description: BAD_REQUEST_DESCRIPTION })
  @ApiNotFoundResponse({ description: NOT_FOUND_DESCRIPTION })
  async read(@CurrentUser() { id: by }: SignedInUser, @Param('userId', PersonIdPipe) otherId: number): Promise<void> {
    await this.markConversation.markAsRead({ by, otherId });
  }

  /** Signals that you’re typing. The response is the same whether or not the other person can see it. */
  @ApiParam(OTHER_PERSON_PARAM)
  @Post(':userId/typing')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ description: BAD_REQUEST_DESCRIPTION })
  @ApiNotFoundResponse({ description: NOT_FOUND_DESCRIPTION })
  @ApiTooManyRequestsResponse({ description: 'More than 30 requests in a minute' })
  async typing(@CurrentUser() { id: by }: SignedInUser, @Param('userId', PersonIdPipe) otherId: number): Promise<void> {
    await this.sendTyping.execute({ by, otherId });
  }

  /** Marks the conversation as unread. Its messages stay read. */
  @ApiParam(OTHER_PERSON_PARAM)
  @Post(':userId/unread')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiBadRequestResponse({ description: BAD_REQUEST_DESCRIPTION })
  @ApiNotFoundResponse({ description: NOT_FOUND_DESCRIPTION })
  async unread(@CurrentUser() { id: by }: SignedInUser, @Param('userId', PersonIdPipe) otherId: number): Promise<void> {
    await this.markConversation.markAsUnread({ by, otherId });
  }
}
