import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Length,
  ValidateIf,
} from 'class-validator';
import { IdFromQuery, Trimmed, WholeNumberFromQuery } from '../../../../shared/infrastructure/http/field-decorators';
import { type Webhook, WEBHOOK_LIMITS } from '../../domain/webhooks/webhook';
import type { DeliveryProblem, DeliveryStatus, WebhookDeliveryState } from '../../domain/webhooks/webhook-delivery';
import {
  TEST_EVENT,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  type WebhookMessageType,
} from '../../domain/webhooks/webhook-events';

/** Null is invalid, unlike with `IsOptional`. */
const IfMentioned = () => ValidateIf((_, value: unknown) => value !== undefined);

const NO_EVENT = 'Choose at least one event.';
const UNKNOWN_EVENT = `Each event must be one of ${WEBHOOK_EVENTS.join(', ')}`;

const IsWebhookAddress = () =>
  applyDecorators(
    Trimmed(),
    IsString({ message: 'Enter the address.' }),
    Length(1, WEBHOOK_LIMITS.addressLength, {
      message: `Enter an address of at most ${WEBHOOK_LIMITS.addressLength} characters.`,
    }),
  );

const AreWebhookEvents = () =>
  applyDecorators(
    IsArray({ message: NO_EVENT }),
    ArrayMinSize(1, { message: NO_EVENT }),
    ArrayMaxSize(WEBHOOK_EVENTS.length, { message: UNKNOWN_EVENT }),
    ArrayUnique({ message: 'Choose each event once.' }),
    IsIn(WEBHOOK_EVENTS, { each: true, message: UNKNOWN_EVENT }),
  );

export class NewWebhookBody {
  /** Starts with https://. Every message is sent to it as a POST request. */
  @IsWebhookAddress()
  @ApiProperty({ maxLength: WEBHOOK_LIMITS.addressLength })
  url: string;

  @AreWebhookEvents()
  @ApiProperty({ enum: WEBHOOK_EVENTS, isArray: true, minItems: 1 })
  events: WebhookEvent[];
}

/** Omitted fields don't change. */
export class WebhookChangesBody {
  @IfMentioned()
  @IsWebhookAddress()
  @ApiPropertyOptional({ maxLength: WEBHOOK_LIMITS.addressLength })
  url?: string;

  @IfMentioned()
  @AreWebhookEvents()
  @ApiPropertyOptional({ enum: WEBHOOK_EVENTS, isArray: true, minItems: 1 })
  events?: WebhookEvent[];

  /** What happens while a webhook is paused isn't sent later. */
  @IfMentioned()
  @IsBoolean({ message: 'isPaused must be true or false' })
  isPaused?: boolean;
}

export class WebhookDeliveriesQuery {
  @WholeNumberFromQuery('limit', 1, 100)
  limit: number = 20;

  /** ID of the last delivery on the previous page. */
  @IsOptional()
  @IdFromQuery('before')
  before?: number;
}

export class WebhookView {
  @ApiProperty({ type: 'integer' })
  id: number;
  url: string;
  @ApiProperty({ enum: WEBHOOK_EVENTS, isArray: true })
  events: readonly WebhookEvent[];
  /** Null while it is active. `failures`: it was paused after three days of failures. */
  @ApiProperty({ type: String, enum: ['administrator', 'failures', null], nullable: true })
  pausedBecause: 'administrator' | 'failures' | null;
  createdAt: Date;
  /** Time of the first failure since the last success. */
  @ApiProperty({ type: Date, nullable: true })
  failingSince: Date | null;
  /** Until when messages are also signed with the secret before the current one. */
  @ApiProperty({ type: Date, nullable: true })
  previousSecretUntil: Date | null;
}

/** A webhook with its secret, which is shown only in this response. */
export class WebhookWithSecretView extends WebhookView {
  /** Key of the signatures by Standard Webhooks: `whsec_` and base64. */
  secret: string;
}

/** A message to a webhook, with the last attempt to send it. */
export class WebhookDeliveryView {
  @ApiProperty({ type: 'integer' })
  id: number;
  /** The header `webhook-id`: the same for each attempt. */
  messageId: string;
  @ApiProperty({ enum: [...WEBHOOK_EVENTS, TEST_EVENT] })
  type: WebhookMessageType;
  /** `withdrawn`: the college can no longer see the alum whom the message is about. */
  @ApiProperty({ enum: ['waiting', 'delivered', 'failed', 'withdrawn'] })
  status: DeliveryStatus;
  @ApiProperty({ type: 'integer' })
  attempts: number;
  createdAt: Date;
  @ApiProperty({ type: Date, nullable: true })
  lastAttemptAt: Date | null;
  /** Null if no further attempt is planned. */
  @ApiProperty({ type: Date, nullable: true })
  nextAttemptAt: Date | null;
  /** HTTP status of the last answer; null if there was none. */
  @ApiProperty({ type: 'integer', nullable: true })
  answerStatus: number | null;
  /** Why there was no answer. */
  @ApiProperty({ type: String, enum: ['unreachable', 'not-public', 'timeout', null], nullable: true })
  problem: DeliveryProblem | null;
  /** How long the receiver took to answer the last time, in milliseconds. */
  @ApiProperty({ type: 'integer', nullable: true })
  durationMs: number | null;
}

export function toWebhookView(webhook: Webhook, now: Date): WebhookView {
  const { id, url, events, pausedBecause, createdAt, failingSince, previousSecretUntil } = webhook.snapshot();
  const until = previousSecretUntil !== null && previousSecretUntil > now ? previousSecretUntil : null;
  return { id, url, events, pausedBecause, createdAt, failingSince, previousSecretUntil: until };
}

export function toWebhookWithSecretView(webhook: Webhook, now: Date): WebhookWithSecretView {
  return { ...toWebhookView(webhook, now), secret: webhook.snapshot().secret };
}

export const toDeliveryView = ({
  id,
  messageId,
  type,
  status,
  attempts,
  createdAt,
  lastAttemptAt,
  nextAttemptAt,
  answerStatus,
  problem,
  durationMs,
}: WebhookDeliveryState): WebhookDeliveryView => ({
  id,
  messageId,
  type,
  status,
  attempts,
  createdAt,
  lastAttemptAt,
  nextAttemptAt,
  answerStatus,
  problem,
  durationMs,
});
