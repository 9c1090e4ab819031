import { Body, Controller, Delete, HttpCode, HttpStatus, Put, Req } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { type SignedInUser, LiveSessions } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { SessionCookie } from '../../../../shared/infrastructure/http/session-cookie';
import { SubscribeToPush } from '../../application/notification-delivery/push-messages';
import { EndedPushSubscriptionBody, PushSubscriptionBody } from './notification-delivery.dto';

/** Push subscriptions of the signed-in user's current browser. */
@ApiTags('notifications')
@SignedIn()
@Controller('notifications/push-subscriptions')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'identity.confirm-your-email; admin-analytics.not-verified' })
@ApiBadRequestResponse({
  description: 'A field is invalid; messaging.endpoint-refused if the endpoint isn’t a public https address',
})
export class PushSubscriptionsController {
  constructor(
    private readonly subscribeToPush: SubscribeToPush,
    private readonly sessions: LiveSessions,
    private readonly cookie: SessionCookie,
  ) {}

  /**
   * Turns on push messages in this browser until the session ends. Repeating it renews the subscription. An endpoint belongs to the person who subscribed last. With more than ten browsers, the oldest subscription ends.
   */
  @Put()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  @ApiTooManyRequestsResponse({ description: 'Too many requests' })
  async put(
    @CurrentUser() { id: userId }: SignedInUser,
    @Body() { endpoint, keys }: PushSubscriptionBody,
    @Req() request: Request,
  ): Promise<void> {
    const sessionKey = this.sessions.hashSecret(this.cookie.read(request)!);
    await this.subscribeToPush.execute(userId, { endpoint, p256dh: keys.p256dh, auth: keys.auth, sessionKey });
  }

  /** Ends push messages in this browser. Has no effect if it isn’t subscribed. */
  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiNoContentResponse()
  async end(
    @CurrentUser() { id: userId }: SignedInUser,
    @Body() { endpoint }: EndedPushSubscriptionBody,
  ): Promise<void> {
    await this.subscribeToPush.unsubscribe(userId, endpoint);
  }
}
