import type { Id } from '../../../../shared/domain/id';

export type UserId = Id<'User'>;
