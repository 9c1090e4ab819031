import { Injectable } from '@nestjs/common';
import { OriginPages } from '../../../../shared/infrastructure/settings/origin-pages';
import { ClaimPages } from '../../application/alumni-claims/ports/claimants';

@Injectable()
export class OriginClaimPages extends OriginPages implements ClaimPages {
  claimUrl(secret: string): string {
    return this.pageUrl(`/claim?token=${secret}`);
  }

  declineUrl(secret: string): string {
    return `${this.claimUrl(secret)}&decline=true`;
  }
}
