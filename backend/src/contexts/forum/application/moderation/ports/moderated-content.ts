import type { Target } from '../../../domain/reports/report';

/** What was reported, as it is now. */
export interface ShownContent {
  readonly text: string;
  readonly createdAt: Date;
  /** Where it is shown in the product; null for what only two people see. */
  readonly url: string | null;
}

/** What people wrote, as far as operators decide about it. */
export abstract class ModeratedContent {
  /** A review; null for everything else and for reviews that are gone. */
  abstract review(target: Target): Promise<ShownContent | null>;

  /** Hides or shows it; joins the unit of work. @returns false when it is not there any more */
  abstract setHidden(target: Target, isHidden: boolean): Promise<boolean>;
}
