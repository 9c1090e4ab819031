import { Controller, Get, NotFoundException } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../http/policies';
import { Settings } from '../settings/settings';
import { MailFolder } from './eml-file-mailbox';
import { OutboxMail } from './outbox-mail.dto';

@ApiTags('development')
@Controller('dev/outbox')
export class DevOutboxController {
  constructor(
    private readonly settings: Settings,
    private readonly files: MailFolder,
  ) {}

  /** Emails that were written to the outbox instead of sent, newest first, with their links. Not available in production. */
  @Public()
  @Get()
  @ApiNotFoundResponse({ description: 'The outbox isn’t available in production or when SMTP_URL is set' })
  list(): Promise<OutboxMail[]> {
    if (this.settings.production || this.settings.smtpUrl) throw new NotFoundException();
    return this.files.listNewest();
  }
}
