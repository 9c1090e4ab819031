import type { Id } from '../../../../shared/domain/id';

export type MessageId = Id<'Message'>;
