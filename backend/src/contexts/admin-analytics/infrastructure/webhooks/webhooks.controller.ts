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
  ApiAcceptedResponse,
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
import { Clock } from '../../../../shared/application/clock';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { sendNextLink } from '../../../../shared/infrastructure/http/pagination';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { IdPipe } from '../../../../shared/infrastructure/http/validation.pipe';
import { ManageWebhooks } from '../../application/webhooks/manage-webhooks';
import { ShowWebhookDeliveries } from '../../application/webhooks/webhook-deliveries';
import {
  NewWebhookBody,
  toDeliveryView,
  toWebhookView,
  toWebhookWithSecretView,
  WebhookChangesBody,
  WebhookDeliveriesQuery,
  WebhookDeliveryView,
  WebhookView,
  WebhookWithSecretView,
} from './webhooks.dto';

const NOT_FOUND_RESPONSE = { description: 'admin-analytics.webhook-not-found: not a webhook of your college' };
const TOO_MANY_MESSAGES_RESPONSE = { description: 'More than 120 test messages and repeated messages in an hour' };

/**
 * Webhooks of the signed-in main administrator's college. Messages follow the specification Standard Webhooks.
 */
@ApiTags('college administration')
@SignedIn()
@Controller('webhooks')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({
  description: 'admin-analytics.not-main-administrator, .not-verified, .verification-expired or .two-factor-needed',
})
export class WebhooksController {
  constructor(
    private readonly manage: ManageWebhooks,
    private readonly deliveries: ShowWebhookDeliveries,
    private readonly clock: Clock,
  ) {}

  /** Lists the webhooks of your college, oldest first. */
  @Get()
  @ApiOkResponse({ type: [WebhookView] })
  async list(@CurrentUser() { id: by }: SignedInUser): Promise<WebhookView[]> {
    return (await this.manage.list(by)).map((webhook) => toWebhookView(webhook, this.clock.now()));
  }

  /** Adds a webhook. The response contains its secret, which isn’t shown again. */
  @Post()
  @ApiCreatedResponse({ type: WebhookWithSecretView })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid, or admin-analytics.webhook-address-refused' })
  @ApiConflictResponse({ description: 'admin-analytics.too-many-webhooks: more than 5' })
  @ApiTooManyRequestsResponse({ description: 'More than 30 addresses in an hour' })
  async create(@CurrentUser() { id: by }: SignedInUser, @Body() body: NewWebhookBody): Promise<WebhookWithSecretView> {
    return toWebhookWithSecretView(await this.manage.create(by, body), this.clock.now());
  }

  /**
   * Changes the address or the events, or pauses or resumes the webhook. Messages that wait are sent after it is
   * resumed; what happens while it is paused isn’t sent.
   */
  @Patch(':id')
  @ApiOkResponse({ type: WebhookView })
  @ApiBadRequestResponse({ description: 'One or more fields are invalid, or admin-analytics.webhook-address-refused' })
  @ApiNotFoundResponse(NOT_FOUND_RESPONSE)
  @ApiTooManyRequestsResponse({ description: 'More than 30 addresses in an hour' })
  async update(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Body() changes: WebhookChangesBody,
  ): Promise<WebhookView> {
    return toWebhookView(await this.manage.change(by, id, changes), this.clock.now());
  }

  /** Deletes a webhook and its deliveries. Messages that wait aren’t sent. */
  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiNotFoundResponse(NOT_FOUND_RESPONSE)
  remove(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<void> {
    return this.manage.delete(by, id);
  }

  /**
   * Replaces the secret. For 24 hours, messages have two signatures: one with the new secret and one with the secret
   * before it.
   */
  @Post(':id/rotate-secret')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: WebhookWithSecretView })
  @ApiNotFoundResponse(NOT_FOUND_RESPONSE)
  async rotateSecret(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
  ): Promise<WebhookWithSecretView> {
    return toWebhookWithSecretView(await this.manage.rotateSecret(by, id), this.clock.now());
  }

  /** Lists the deliveries of the last 30 days, newest first. */
  @Get(':id/deliveries')
  @ApiOkResponse({
    type: [WebhookDeliveryView],
    headers: { Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } } },
  })
  @ApiNotFoundResponse(NOT_FOUND_RESPONSE)
  async listDeliveries(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
    @Query() { limit, before }: WebhookDeliveriesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WebhookDeliveryView[]> {
    const { items, nextBefore } = await this.deliveries.list(by, id, { limit, before: before ?? null });
    if (nextBefore !== null) sendNextLink(request, response, { limit, before: nextBefore });
    return items.map(toDeliveryView);
  }

  /** Sends a message of the type `webhook.test`, like any other one. */
  @Post(':id/test')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiAcceptedResponse({ type: WebhookDeliveryView })
  @ApiNotFoundResponse(NOT_FOUND_RESPONSE)
  @ApiConflictResponse({ description: 'admin-analytics.webhook-is-paused' })
  @ApiTooManyRequestsResponse(TOO_MANY_MESSAGES_RESPONSE)
  async test(@CurrentUser() { id: by }: SignedInUser, @Param('id', IdPipe) id: number): Promise<WebhookDeliveryView> {
    return toDeliveryView(await this.deliveries.sendTest(by, id));
  }

  /** Sends a message again, with the same `webhook-id`. */
  @Post('deliveries/:id/redeliver')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiAcceptedResponse({ type: WebhookDeliveryView })
  @ApiNotFoundResponse({ description: 'admin-analytics.webhook-delivery-not-found: not a delivery of your college' })
  @ApiConflictResponse({ description: 'admin-analytics.webhook-is-paused' })
  @ApiTooManyRequestsResponse(TOO_MANY_MESSAGES_RESPONSE)
  async redeliver(
    @CurrentUser() { id: by }: SignedInUser,
    @Param('id', IdPipe) id: number,
  ): Promise<WebhookDeliveryView> {
    return toDeliveryView(await this.deliveries.redeliver(by, id));
  }
}
