import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { type AccountNotice, SendAccountNotice } from '../../application/account/send-account-notice';
import { SendEmailChangeMails } from '../../application/email-confirmation/confirmation-mails';
import {
  AccessTokenCreated,
  EmailChangeRequested,
  IdentityConnected,
  PasswordChanged,
  RecoveryCodesRenewed,
  RecoveryCodeUsed,
  TwoFactorDisabled,
  TwoFactorEnabled,
} from '../../domain/users/events';
import type { UserId } from '../../domain/users/user-state';

@Injectable()
export class NotifyOwnerWhenAccountChanged implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly sendAccountNotice: SendAccountNotice,
    private readonly sendEmailChangeMails: SendEmailChangeMails,
  ) {}

  onModuleInit(): void {
    const notice =
      (notice: AccountNotice) =>
      ({ userId }: { userId: UserId }): Promise<void> =>
        this.sendAccountNotice.execute({ userId, notice });
    this.events.subscribe(PasswordChanged, 'tell-owner-when-password-changed', notice('password-changed'));
    this.events.subscribe(TwoFactorEnabled, 'tell-owner-when-two-factor-enabled', notice('two-factor-enabled'));
    this.events.subscribe(TwoFactorDisabled, 'tell-owner-when-two-factor-disabled', notice('two-factor-disabled'));
    this.events.subscribe(
      RecoveryCodesRenewed,
      'tell-owner-when-recovery-codes-renewed',
      notice('recovery-codes-renewed'),
    );
    this.events.subscribe(RecoveryCodeUsed, 'tell-owner-when-recovery-code-used', notice('recovery-code-used'));
    this.events.subscribe(IdentityConnected, 'tell-owner-when-identity-connected', notice('identity-connected'));
    this.events.subscribe(AccessTokenCreated, 'notify-owner-when-access-token-created', notice('access-token-created'));
    this.events.subscribe(EmailChangeRequested, 'send-email-change-mails-when-email-change-asked', (asked) =>
      this.sendEmailChangeMails.execute(asked),
    );
  }
}
