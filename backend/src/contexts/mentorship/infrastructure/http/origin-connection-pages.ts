import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { ConnectionPages } from '../../application/ports/connection-pages';

/** Always the operator's origin, never a request's Host header: that one is the sender's to choose. */
@Injectable()
export class OriginConnectionPages extends ConnectionPages {
  readonly productName: string;

  constructor(private readonly settings: Settings) {
    super();
    this.productName = settings.appName;
  }

  requests(): string {
    return `${this.settings.origin}/`;
  }

  conversationWith(userId: number): string {
    return `${this.settings.origin}/messages?with=${userId}`;
  }

  alumni(userId: number): string {
    return `${this.settings.origin}/alumni/${userId}`;
  }

  finder(): string {
    return `${this.settings.origin}/find-alumni`;
  }
}
