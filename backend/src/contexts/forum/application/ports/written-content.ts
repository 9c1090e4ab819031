import type { Target } from '../../domain/report';

/** What people wrote, wherever it stands. */
export abstract class WrittenContent {
  /** @returns null when there is no such thing */
  abstract authorOf(target: Target): Promise<number | null>;
}
