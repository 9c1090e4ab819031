import type { FederalCollege } from '../../../domain/catalogue/federal-college';

/** The colleges the product brings along. */
export abstract class StarterTable {
  abstract colleges(): readonly FederalCollege[];
  /** YYYY-MM-DD of the federal release the figures are from. */
  abstract release(): string;
}
