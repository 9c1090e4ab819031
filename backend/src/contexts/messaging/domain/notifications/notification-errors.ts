import { DomainError } from '../../../../shared/domain/domain-error';
import type { Channel } from './notification-kinds';

/** Some notifications cannot be switched off. */
export class SwitchLocked extends DomainError {
  /** @param index of the kind among those that were to be changed */
  constructor(index: number, channel: Channel) {
    const message = 'You can’t turn this notification off.';
    super('invalid', 'messaging.notification-locked', message, [{ field: `kinds.${index}.${channel}`, message }]);
  }
}
