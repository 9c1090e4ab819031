import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { PageAddresses } from '../../application/users/ports/email-tokens';

/** Always the operator's origin, never a request's Host header, which the client can choose. */
@Injectable()
export class OriginPageAddresses extends PageAddresses {
  readonly productName: string;

  constructor(private readonly settings: Settings) {
    super();
    this.productName = settings.appName;
  }

  homeUrl(): string {
    return `${this.settings.origin}/`;
  }

  confirmEmailUrl(secret: string): string {
    return `${this.settings.origin}/verify-email?token=${secret}`;
  }

  forgotPasswordUrl(): string {
    return `${this.settings.origin}/forgot-password`;
  }

  resetPasswordUrl(secret: string): string {
    return `${this.settings.origin}/reset-password?token=${secret}`;
  }

  dataExportUrl(): string {
    return `${this.settings.origin}/data-export`;
  }

  restoreAccountUrl(secret: string): string {
    return `${this.settings.origin}/restore-account?token=${secret}`;
  }
}
