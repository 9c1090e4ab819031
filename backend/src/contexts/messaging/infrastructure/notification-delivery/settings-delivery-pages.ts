import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { DeliveryPages } from '../../application/notification-delivery/ports/delivery-pages';

@Injectable()
export class SettingsDeliveryPages extends DeliveryPages {
  constructor(private readonly operator: Settings) {
    super();
  }

  get productName(): string {
    return this.operator.appName;
  }

  at(path: string): string {
    return `${this.operator.origin}${path}`;
  }

  settings(): string {
    return this.at('/profile-settings?tab=notifications');
  }
}
