import { Controller, Get, NotFoundException } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../http/policies';
import { Settings } from '../settings/settings';
import { MailFiles } from './outbox-mailbox';
import { OutboxMail } from './outbox-mail.dto';

@ApiTags('development')
@Controller('dev/outbox')
export class DevOutboxController {
  constructor(
    private readonly settings: Settings,
    private readonly files: MailFiles,
  ) {}

  /** Mail that was written instead of sent, newest first, with the links in it. Never in production. */
  @Public()
  @Get()
  @ApiNotFoundResponse({ description: 'In production, and where mail is really sent' })
  list(): Promise<OutboxMail[]> {
    if (this.settings.production || this.settings.smtpUrl) throw new NotFoundException();
    return this.files.newest();
  }
}
