import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { SupportPages } from '../../application/support/ports/support-requests';

/** Always the operator's origin, never a request's Host header. */
@Injectable()
export class OriginSupportPages extends SupportPages {
  readonly productName: string;

  constructor(private readonly settings: Settings) {
    super();
    this.productName = settings.appName;
  }

  homeUrl(): string {
    return `${this.settings.origin}/`;
  }
}
