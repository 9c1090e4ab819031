import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { MAX_ID } from '../../../../shared/domain/id';
import {
  PRINTABLE_LINES_PATTERN,
  WithPlainLineEnds,
  IdFromQuery,
  WholeNumberFromQuery,
} from '../../../../shared/infrastructure/http/field-decorators';
import type { SentMessage } from '../../application/conversations/send-message';
import { type MessageState } from '../../domain/conversations/message';
import type { PendingRequest } from '../../application/conversations/ports/relationships';
import type { ShownRequest } from '../../application/conversations/request-messages';

/** Maximum number of messages in a response. */
const MAX_MESSAGES = 1_000;
const WHOLE = 'recipientId must be a positive whole number';

export class SendMessageBody {
  @IsInt({ message: WHOLE })
  @Min(1, { message: WHOLE })
  @Max(MAX_ID, { message: WHOLE })
  recipientId: number;

  /** 1 to 5,000 characters, stored unchanged except for normalized line endings. */
  @WithPlainLineEnds()
  @IsString({ message: 'Message is required' })
  @Matches(/[\p{L}\p{N}\p{P}\p{S}]/u, { message: 'Message must not be empty' })
  @Matches(PRINTABLE_LINES_PATTERN, { message: 'Message contains characters that aren’t allowed' })
  content: string;
}

export class ListMessagesQuery {
  @WholeNumberFromQuery('limit', 1, MAX_MESSAGES)
  limit: number = MAX_MESSAGES;

  /** Only messages with a smaller ID, from the previous page. */
  @IsOptional()
  @IdFromQuery('before')
  before?: number;
}

export class MessageView {
  id: number;
  /** Negative for an erased account, with a different number for each. */
  senderId: number;
  /** Negative for an erased account, with a different number for each. */
  recipientId: number;
  /** Empty when the sender has deleted the message, or a moderator has hidden it. */
  content: string;
  /** Whether the recipient has read it. For your own messages, true only if both share read receipts. */
  read: boolean;
  /** When the recipient read it; only for your own messages, if both share read receipts. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readAt: Date | null;
  sentAt: Date;
  /** The message of a connection request. While the request is open, marking it as read declines it. */
  isRequest: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  deletedAt: Date | null;
  /** A moderator hid it from both people; `deletedAt` is set as well. */
  isHidden: boolean;
  /** The message was sent before the two were connected and seems to contain an email address, phone number, web address or handle. */
  containsContactDetails: boolean;
}

export class SentMessageView extends MessageView {
  /** Connection status after this message. */
  @ApiProperty({ enum: ['pending_sent', 'connected'] })
  connectionStatus: 'pending_sent' | 'connected';
  /** Number of messages you can send before the other person answers; null once they have answered. */
  @ApiProperty({ type: Number, nullable: true })
  messagesLeftBeforeAnswer: number | null;
}

/** @param message as the viewer may see it */
export const toView = (message: MessageState): MessageView => {
  const { id, senderId, recipientId, content, read, readAt, sentAt, isRequest, ...rest } = message;
  const { deletedAt, hiddenAt, containsContactDetails } = rest;
  const [written, isHidden] = [{ id, senderId, recipientId, content, sentAt, isRequest }, hiddenAt !== null];
  return { ...written, read, readAt, deletedAt, isHidden, containsContactDetails };
};

export const toSentView = ({ message, ...sent }: SentMessage): SentMessageView => ({ ...toView(message), ...sent });

class RequestSender {
  id: number;
  /** The displayed name; for people under 18, the first name and the initial of the last name. */
  fullName: string;
  @ApiProperty({ type: String, nullable: true })
  avatarUrl: string | null;
  /** Whether the person was invented for the demo data. */
  isSample: boolean;
}

class RequestMessageView {
  id: number;
  content: string;
  sentAt: Date;
}

export class ConnectionRequestView {
  /** ID of the message. */
  id: number;
  connectionId: number;
  sender: RequestSender;
  message: RequestMessageView;
  createdAt: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expiresAt: Date | null;
}

const toSenderView = ({ id, displayName: fullName, avatarUrl, isSample }: PendingRequest['sender']): RequestSender => ({
  id,
  fullName,
  avatarUrl,
  isSample,
});

export const toRequestView = ({ connectionRequest, message }: ShownRequest): ConnectionRequestView => ({
  id: message.id,
  connectionId: connectionRequest.connectionId,
  sender: toSenderView(connectionRequest.sender),
  message: { id: message.id, content: message.content, sentAt: message.sentAt },
  createdAt: connectionRequest.createdAt,
  expiresAt: connectionRequest.expiresAt,
});
