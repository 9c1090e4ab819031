import { ApiProperty } from '@nestjs/swagger';
import type { ShownRequest } from '../../application/conversations/show-connection-requests';

export class RequestSender {
  id: number;
  /** As others may see it: of someone under 18 the first name and the initial of the last. */
  fullName: string;
  @ApiProperty({ type: String, nullable: true })
  avatarUrl: string | null;
}

export class RequestMessageView {
  id: number;
  content: string;
  sentAt: Date;
}

export class ConnectionRequestView {
  /** That of the message. */
  id: number;
  connectionId: number;
  sender: RequestSender;
  message: RequestMessageView;
  createdAt: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expiresAt: Date | null;
}

export const toView = ({ request, message }: ShownRequest): ConnectionRequestView => ({
  id: message.id,
  connectionId: request.connectionId,
  sender: { id: request.sender.id, fullName: request.sender.displayName, avatarUrl: request.sender.avatarUrl },
  message: { id: message.id, content: message.content, sentAt: message.sentAt },
  createdAt: request.createdAt,
  expiresAt: request.expiresAt,
});
