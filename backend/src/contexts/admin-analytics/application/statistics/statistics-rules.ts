/** The operator's settings for statistics. */
export class StatisticsRules {
  /** @param minGroup the smallest group that is published */
  constructor(readonly minGroup: number) {}
}
