import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../application/demo-people';
import { SeedDemoPeople } from '../../application/seed-demo-people';

/** Whoever starts the product to look at it finds somebody to look as. */
@Injectable()
export class SeedDemoPeopleAtStart implements OnApplicationBootstrap {
  readonly #log = new Logger(SeedDemoPeopleAtStart.name);

  constructor(
    private readonly settings: Settings,
    private readonly seedDemoPeople: SeedDemoPeople,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.demoData || !this.settings.backgroundWork) return;
    await this.seedDemoPeople.execute();
    const names = DEMO_PEOPLE.map((person) => person.username).join(', ');
    this.#log.log(`Demo accounts: ${names}; password ${DEMO_PASSWORD}`);
  }
}
