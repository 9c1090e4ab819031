import { Body, Controller, Get, HttpCode, HttpStatus, Patch, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { ChangeNotificationSettings } from '../../application/notification-settings/change-notification-settings';
import { CountUnreadNotifications, ListNotifications } from '../../application/notifications/list-notifications';
import { MarkNotificationsRead } from '../../application/notifications/mark-notifications-read';
import { PushSender } from '../../application/delivery-schedule/ports/push-sender';
import { NotificationSettingsStore } from '../../application/notification-settings/ports/notification-settings';
import { sendNextLink } from '../../../../shared/infrastructure/http/pagination';
import {
  ChangeNotificationSettingsBody,
  ListNotificationsQuery,
  MarkNotificationsReadBody,
  NotificationSettingsView,
  NotificationView,
  toSelection,
  toSettingsView,
  toView,
  UnreadNotificationsView,
} from './notifications.dto';

const NEXT_LINK_HEADER = {
  Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } },
} as const;

/** Notifications and notification settings of the signed-in user. IDs of other people's notifications are ignored. */
@ApiTags('notifications')
@SignedIn()
@Controller('notifications')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'identity.confirm-your-email; admin-analytics.not-verified' })
export class NotificationsController {
  constructor(
    private readonly listNotifications: ListNotifications,
    private readonly countUnread: CountUnreadNotifications,
    private readonly markRead: MarkNotificationsRead,
    private readonly settings: NotificationSettingsStore,
    private readonly changeSettings: ChangeNotificationSettings,
    private readonly pushSender: PushSender,
  ) {}

  /** Your notifications, newest first, without blocked people and without kinds that you turned off. */
  @Get()
  @ApiOkResponse({ type: [NotificationView], headers: NEXT_LINK_HEADER })
  @ApiBadRequestResponse({ description: 'A field is invalid' })
  async list(
    @CurrentUser() { id: userId }: SignedInUser,
    @Query() { limit, before, unread: unreadOnly }: ListNotificationsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NotificationView[]> {
    const query = { userId, limit, before: before ?? null, unreadOnly };
    const { items, hasMore } = await this.listNotifications.execute(query);
    if (hasMore) sendNextLink(request, response, { limit, before: items.at(-1)!.state.id });
    return items.map(toView);
  }

  /** Number of unread notifications, counted up to 100. */
  @Get('count')
  @ApiOkResponse({ type: UnreadNotificationsView })
  async count(@CurrentUser() { id }: SignedInUser): Promise<UnreadNotificationsView> {
    return { unread: await this.countUnread.execute(id) };
  }

  /** Marks the given notifications as read, or one and all older ones. */
  @Post('read')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: UnreadNotificationsView })
  @ApiBadRequestResponse({
    description: 'A field is invalid, or the body doesn’t have exactly one of `ids` and `upTo`',
  })
  async read(
    @CurrentUser() { id }: SignedInUser,
    @Body() body: MarkNotificationsReadBody,
  ): Promise<UnreadNotificationsView> {
    await this.markRead.execute(id, toSelection(body));
    return { unread: await this.countUnread.execute(id) };
  }

  /** The notification settings for each kind. */
  @Get('settings')
  @ApiOkResponse({ type: NotificationSettingsView })
  async showSettings(@CurrentUser() { id }: SignedInUser): Promise<NotificationSettingsView> {
    return toSettingsView(await this.settings.get(id), this.pushSender.publicKey);
  }

  /** Changes the given settings. Other settings don’t change. */
  @Patch('settings')
  @ApiOkResponse({ type: NotificationSettingsView })
  @ApiBadRequestResponse({
    description: 'A field is invalid; messaging.notification-locked if the notification can’t be turned off',
  })
  async updateSettings(
    @CurrentUser() { id }: SignedInUser,
    @Body() change: ChangeNotificationSettingsBody,
  ): Promise<NotificationSettingsView> {
    return toSettingsView(await this.changeSettings.execute(id, change), this.pushSender.publicKey);
  }
}
