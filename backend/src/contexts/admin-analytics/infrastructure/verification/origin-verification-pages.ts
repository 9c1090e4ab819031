import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { VerificationPages } from '../../application/verification/ports/verifications';

/** Always the operator's origin, never a request's Host header. */
@Injectable()
export class OriginVerificationPages extends VerificationPages {
  readonly productName: string;

  constructor(private readonly settings: Settings) {
    super();
    this.productName = settings.appName;
  }

  enterCodeUrl(): string {
    return `${this.settings.origin}/college-admin-dashboard`;
  }
}
