import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { LARGEST_ID } from '../../../../shared/domain/id';
import { PRINTABLE_LINES, TrimmedLines } from '../../../../shared/infrastructure/http/text';
import type { MessageState } from '../../domain/message';

/** The most that one answer holds. */
const LARGEST_STRETCH = 1_000;
const WHOLE = 'recipientId must be a positive whole number';

/** Addresses have text alone; what is no plain number stays text and is refused. */
const Numeric = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
  );

export class SendMessageBody {
  @IsInt({ message: WHOLE })
  @Min(1, { message: WHOLE })
  @Max(LARGEST_ID, { message: WHOLE })
  recipientId: number;

  /** 1 to 5,000 characters. */
  @TrimmedLines()
  @IsString({ message: 'Message is required' })
  @Matches(/[\p{L}\p{N}\p{P}\p{S}]/u, { message: 'Message must not be empty' })
  @Matches(PRINTABLE_LINES, { message: 'Message must not contain control characters' })
  content: string;
}

export class ListMessagesQuery {
  @Numeric()
  @IsInt()
  @Min(1)
  @Max(LARGEST_STRETCH)
  limit: number = LARGEST_STRETCH;

  /** Only messages with a smaller id: where the answer before this one ended. */
  @IsOptional()
  @Numeric()
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  before?: number;
}

export class MessageView {
  id: number;
  /** Below zero: somebody whose account is gone, each with a number of their own. */
  senderId: number;
  /** Below zero: somebody whose account is gone, each with a number of their own. */
  recipientId: number;
  content: string;
  /** The recipient has marked it as read. */
  read: boolean;
  sentAt: Date;
  /** With this message the sender asked for a connection; while nobody has answered, marking it as read says no. */
  isRequest: boolean;
}

export const toView = ({ id, senderId, recipientId, content, read, sentAt, isRequest }: MessageState): MessageView => ({
  ...{ id, senderId, recipientId, content, read, sentAt, isRequest },
});
