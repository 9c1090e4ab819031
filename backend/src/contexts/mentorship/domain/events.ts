import { DomainEvent } from '../../../shared/domain/aggregate';

/** Somebody has chosen who sees their profile, or who may ask them. What they chose is not carried around. */
export class PrivacyChanged extends DomainEvent {
  constructor(
    readonly userId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}
