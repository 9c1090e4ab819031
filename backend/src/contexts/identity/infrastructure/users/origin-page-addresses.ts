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

  confirmEmail(secret: string): string {
    return `${this.settings.origin}/verify-email?token=${secret}`;
  }

  forgotPassword(): string {
    return `${this.settings.origin}/forgot-password`;
  }

  resetPassword(secret: string): string {
    return `${this.settings.origin}/reset-password?token=${secret}`;
  }

  dataExport(): string {
    return `${this.settings.origin}/data-export`;
  }

  restoreAccount(secret: string): string {
    return `${this.settings.origin}/restore-account?token=${secret}`;
  }
}
