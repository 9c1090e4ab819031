import { Injectable, Logger, type OnModuleInit, type OnApplicationBootstrap } from '@nestjs/common';
import { StarterTable, Catalogue } from '../../application/import/ports/catalogue';
import type { FederalCollege } from '../../domain/catalogue/federal-college';
import { toPercent } from '../../domain/catalogue/cell-values';
import { starterColleges } from '../catalogue/starter-colleges';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { PrepareCatalogue } from '../../application/import/prepare-catalogue';
import { Jobs } from '../../../../shared/application/jobs';
import { DomainError } from '../../../../shared/domain/domain-error';
import { ImportColleges } from '../../application/import/import-colleges';
import { MajorsLoading } from '../../application/import/ports/majors-loading';
import { OfficialSources } from '../../application/import/ports/official-files';

/** The release of the College Scorecard that published the figures of 2023-24. */
const STARTER_RELEASE = '2025-05-19';

@Injectable()
export class BuiltInStarterTable extends StarterTable {
  listColleges(): readonly FederalCollege[] {
    return starterColleges.map((college) => ({
      ...college,
      opeid: null,
      admissionRate: toPercent(college.admissionRate),
      graduationRate: toPercent(college.graduationRate),
      mainCampusIpedsId: null,
      majors: { names: college.majors, source: 'starter' },
      aliases: [],
      official: null,
    }));
  }

  getRelease(): string {
    return STARTER_RELEASE;
  }
}

/** Fills the catalog before the server accepts its first request. */
@Injectable()
export class PrepareCatalogueAtStart implements OnModuleInit {
  readonly #log = new Logger('Colleges');

  constructor(
    private readonly prepareCatalogue: PrepareCatalogue,
    private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!this.settings.backgroundWork) return;
    const loadedCount = await this.prepareCatalogue.execute();
    if (loadedCount > 0) this.#log.log(`Loaded ${loadedCount} well-known colleges`);
  }
}

const IMPORT_QUEUE = 'import-official-colleges';
const IMPORT_LATER_MESSAGE = 'To import the official file later, run: npm run cli -- import-colleges <file or URL>';

/**
 * At each start, tries once in the background to import the official file, as long as the catalog contains the starter
 * table.
 */
@Injectable()
export class ImportOfficialColleges implements OnApplicationBootstrap {
  readonly #log = new Logger('Colleges');

  constructor(
    private readonly jobs: Jobs,
    private readonly catalogue: Catalogue,
    private readonly sources: OfficialSources,
    private readonly importColleges: ImportColleges,
    private readonly majorsLoading: MajorsLoading,
    private readonly settings: Settings,
  ) {
    jobs.process(IMPORT_QUEUE, () => this.#tryImport());
  }

  async onApplicationBootstrap(): Promise<void> {
    const { collegesAutoImport, backgroundWork } = this.settings;
    if (!collegesAutoImport || !backgroundWork || (await this.catalogue.findSource()) !== 'starter') return;
    await this.jobs.send(IMPORT_QUEUE, {}, { singletonKey: IMPORT_QUEUE });
  }

  /** Succeeds even if the file is unreachable: without a network, retrying every few seconds doesn't help. */
  async #tryImport(): Promise<void> {
    if ((await this.catalogue.findSource()) !== 'starter') return;
    const from = await this.sources.find('institutions');
    this.#log.log(`Downloading the official college file from ${from}`);
    try {
      const { added, changed, seconds } = await this.importColleges.execute({ from });
      this.#log.log(
        `Imported the official college file in ${Math.round(seconds)} s: ${added} added, ${changed} changed`,
      );
      await this.majorsLoading.request();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.#log.log(`${error.message} ${IMPORT_LATER_MESSAGE}`);
    }
  }
}
