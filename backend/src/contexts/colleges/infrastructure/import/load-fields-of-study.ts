import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { DomainError } from '../../../../shared/domain/domain-error';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { ImportFieldsOfStudy } from '../../application/import/import-fields-of-study';
import { Catalogue } from '../../application/import/ports/catalogue';
import { MajorsLoading } from '../../application/import/ports/majors-loading';
import { OfficialSources } from '../../application/import/ports/official-files';

const QUEUE = 'import-fields-of-study';
const LOGGED_EVERY_ROWS = 50_000;
const LATER_MESSAGE =
  'Until then, there are no programs, and majors are known only in groups. To import them later, run: npm run cli -- import-programs';

/** Imports the field-of-study file in the background: after an import of colleges, and once at each start until then. */
@Injectable()
export class LoadFieldsOfStudy extends MajorsLoading implements OnApplicationBootstrap {
  readonly #log = new Logger('Colleges');

  constructor(
    private readonly jobs: Jobs,
    private readonly catalogue: Catalogue,
    private readonly sources: OfficialSources,
    private readonly importFields: ImportFieldsOfStudy,
    private readonly settings: Settings,
  ) {
    super();
    jobs.process(QUEUE, () => this.#tryImport());
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.backgroundWork) await this.request();
  }

  async request(): Promise<void> {
    if (!this.settings.collegesAutoImport || !(await this.catalogue.awaitsMajors())) return;
    await this.jobs.send(QUEUE, {}, { singletonKey: QUEUE });
  }

  /** Succeeds even if the file is unreachable: without a network, retrying every few seconds doesn't help. */
  async #tryImport(): Promise<void> {
    if (!this.settings.collegesAutoImport || !(await this.catalogue.awaitsMajors())) return;
    const from = await this.sources.find('fields');
    this.#log.log(`Reading the official field-of-study file from ${from}`);
    let logged = 0;
    try {
      const { read, changed, seconds } = await this.importFields.execute({
        from,
        ifBusy: 'wait',
        onProgress: ({ rows }) => {
          if (rows < logged + LOGGED_EVERY_ROWS) return;
          logged = rows;
          this.#log.log(`Read ${rows} programs`);
        },
      });
      this.#log.log(`Imported ${read} programs in ${Math.round(seconds)} s: majors of ${changed} colleges changed`);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.#log.log(`${error.message} ${LATER_MESSAGE}`);
    }
  }
}
