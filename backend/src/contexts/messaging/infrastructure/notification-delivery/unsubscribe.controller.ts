import { Controller, Get, HttpCode, HttpStatus, Param, Post, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../../../shared/infrastructure/http/policies';
import { UnsubscribeByLink } from '../../application/notification-delivery/unsubscribe-by-link';
import { MailLinks } from '../../application/notification-settings/ports/mail-links';
import { UnsubscribedView, UnsubscribeLinkView } from './notification-delivery.dto';

/**
 * Unsubscribes from mails by the link in them. Only the token counts, without session or `Origin`, so that mail
 * programs can do it with one click (RFC 8058).
 */
@ApiTags('notifications')
@Public()
@Controller('unsubscribe')
@ApiNotFoundResponse({ description: 'messaging.unsubscribe-link-unknown' })
@ApiTooManyRequestsResponse({ description: 'Too many requests' })
export class UnsubscribeController {
  constructor(
    private readonly unsubscribeByLink: UnsubscribeByLink,
    private readonly links: MailLinks,
  ) {}

  /** The emails that the link stops. Changes nothing. A browser that opens the address is redirected to the page with the button. */
  @Get(':token')
  @ApiOkResponse({ type: UnsubscribeLinkView })
  async show(
    @Param('token') token: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UnsubscribeLinkView | undefined> {
    const shown = await this.unsubscribeByLink.show(token);
    // Clients that accept anything get JSON.
    if (request.accepts(['json', 'html']) !== 'html') return shown;
    response.redirect(HttpStatus.SEE_OTHER, this.links.unsubscribePageUrl(token));
    return undefined;
  }

  /** Stops these emails. The body, a form with `List-Unsubscribe=One-Click` or JSON, is ignored. Doing it again changes nothing. */
  @Post(':token')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: UnsubscribedView })
  async end(@Param('token') token: string): Promise<UnsubscribedView> {
    const label = await this.unsubscribeByLink.execute(token);
    return { message: `You won’t get emails about “${label}” anymore. You can turn them on again in your settings.` };
  }
}
