import { Injectable } from '@nestjs/common';
import { OriginPages } from '../../../../shared/infrastructure/settings/origin-pages';
import { PageAddresses } from '../../application/users/ports/email-tokens';

@Injectable()
export class OriginPageAddresses extends OriginPages implements PageAddresses {
  confirmEmailUrl(secret: string): string {
    return this.pageUrl(`/verify-email?token=${secret}`);
  }

  forgotPasswordUrl(): string {
    return this.pageUrl('/forgot-password');
  }

  resetPasswordUrl(secret: string): string {
    return this.pageUrl(`/reset-password?token=${secret}`);
  }

  dataExportUrl(): string {
    return this.pageUrl('/data-export');
  }

  restoreAccountUrl(secret: string): string {
    return this.pageUrl(`/restore-account?token=${secret}`);
  }
}
