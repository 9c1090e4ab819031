import { Injectable } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { PushKeys } from '../../application/notifications/ports/push-keys';

@Injectable()
export class SettingsPushKeys extends PushKeys {
  constructor(private readonly settings: Settings) {
    super();
  }

  get publicKey(): string | null {
    return this.settings.webPush?.publicKey ?? null;
  }
}
