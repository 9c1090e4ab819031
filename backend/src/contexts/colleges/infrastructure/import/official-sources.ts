import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { OfficialSources } from '../../application/import/ports/official-files';
import { findNewestRelease, type OfficialFileKind } from '../../domain/import/newest-release';

/** Releases that the product can read, in case the data page doesn't link to a newer one. */
const PINNED_ADDRESSES: Readonly<Record<OfficialFileKind, string>> = {
  institutions: 'https://ed-public-download.scorecard.network/downloads/Most-Recent-Cohorts-Institution_05192025.zip',
  fields: 'https://ed-public-download.scorecard.network/downloads/Most-Recent-Cohorts-Field-of-Study_05192025.zip',
};
/** Several times the size of the page. */
const MAX_PAGE_BYTES = 2_000_000;

/** The files in the settings; without a setting, the newest release on the data page of the Department of Education. */
@Injectable()
export class ConfiguredSources extends OfficialSources {
  protected readonly dataPage: string = 'https://collegescorecard.ed.gov/data/';
  /** For the whole page. */
  protected readonly timeoutMs: number = 10_000;

  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(kind: OfficialFileKind): Promise<string> {
    const { collegesSource, collegesFieldsSource } = this.settings;
    const configured = kind === 'institutions' ? collegesSource : collegesFieldsSource;
    if (configured !== null) return configured;
    const today = this.clock.now().toISOString().slice(0, 10);
    return findNewestRelease(await this.#readDataPage(), kind, PINNED_ADDRESSES[kind], today);
  }

  /** @returns '' if the page can't be read for any reason */
  async #readDataPage(): Promise<string> {
    try {
      const response = await fetch(this.dataPage, {
        redirect: 'error',
        signal: AbortSignal.timeout(this.timeoutMs),
        headers: { accept: 'text/html' },
      });
      return response.ok && response.body ? await readText(response.body) : '';
    } catch {
      return '';
    }
  }
}

/** @throws Error if the text is too long; leaving the loop cancels the response */
async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > MAX_PAGE_BYTES) throw new Error('The page is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
