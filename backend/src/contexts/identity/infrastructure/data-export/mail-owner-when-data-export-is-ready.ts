import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { SendDataExportMail } from '../../application/data-export/send-data-export-mail';
import { DataExportReady } from '../../domain/data-export/data-export-events';

@Injectable()
export class MailOwnerWhenDataExportIsReady implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly sendDataExportMail: SendDataExportMail,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(DataExportReady, 'mail-owner-when-data-export-is-ready', (ready) =>
      this.sendDataExportMail.execute(ready),
    );
  }
}
