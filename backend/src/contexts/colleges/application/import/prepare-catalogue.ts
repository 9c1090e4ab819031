import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { Catalogue, StarterTable } from './ports/catalogue';

/** Fills an empty catalog with the starter table, and updates the search to this version. */
@UseCase()
export class PrepareCatalogue {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly starter: StarterTable,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of colleges loaded */
  async execute(): Promise<number> {
    if ((await this.catalogue.findSource()) === null) return this.#loadStarterTable();
    await this.catalogue.refreshSearch();
    return 0;
  }

  #loadStarterTable(): Promise<number> {
    return this.catalogue.update(async (draft) => {
      // Another instance that started at the same time has already done it.
      if ((await draft.count()) > 0) return 0;

      const colleges = this.starter.listColleges();
      await draft.stage({ colleges, closed: [] });
      const { added } = await draft.merge({
        source: 'starter',
        fileName: 'starter table',
        sha256: null,
        release: this.starter.getRelease(),
        at: this.clock.now(),
        rowsRead: colleges.length,
      });
      return added;
    }, 'wait');
  }
}
