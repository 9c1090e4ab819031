import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { ClaimPages } from '../../application/alumni-claims/ports/claimants';

/** Always the operator's origin, never a request's Host header. */
@Injectable()
export class OriginClaimPages extends ClaimPages {
  readonly productName: string;

  constructor(private readonly settings: Settings) {
    super();
    this.productName = settings.appName;
  }

  claimUrl(secret: string): string {
    return `${this.settings.origin}/claim?token=${secret}`;
  }

  declineUrl(secret: string): string {
    return `${this.claimUrl(secret)}&decline=true`;
  }
}
