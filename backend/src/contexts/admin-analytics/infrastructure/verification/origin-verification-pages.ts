import { Injectable } from '@nestjs/common';
import { OriginPages } from '../../../../shared/infrastructure/settings/origin-pages';
import { VerificationPages } from '../../application/verification/ports/verifications';

@Injectable()
export class OriginVerificationPages extends OriginPages implements VerificationPages {
  enterCodeUrl(): string {
    return this.pageUrl('/college-admin-dashboard');
  }
}
