import type { Target } from '../../domain/report';

/** What people wrote, wherever it stands. */
export abstract class WrittenContent {
  /** @returns null when there is no such thing; an author of null is gone */
  abstract authorOf(target: Target): Promise<{ readonly authorId: number | null } | null>;
}
