import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { PrepareCatalogue } from '../../application/import/prepare-catalogue';

/** A server answers for colleges from its first request on. */
@Injectable()
export class PrepareCatalogueAtStart implements OnModuleInit {
  readonly #log = new Logger('Colleges');

  constructor(
    private readonly prepareCatalogue: PrepareCatalogue,
    private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!this.settings.backgroundWork) return;
    const loaded = await this.prepareCatalogue.execute();
    if (loaded > 0) this.#log.log(`Loaded ${loaded} well-known colleges`);
  }
}
