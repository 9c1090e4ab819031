import { createHash } from 'node:crypto';
import {
  BackupRefused,
  type BackupManifest,
  type BackupSummary,
  parseManifest,
  parseSummary,
  type TableContent,
} from './backup-manifest';
import { type ArchiveWriter, readArchive } from './encrypted-archive';

const MANIFEST = 'manifest.json';
const SUMMARY = 'summary.json';
/** Rows of a table are divided into entries of this size, because an entry must begin with its length. */
const PART_SIZE = 1024 * 1024;
const PART_DIGITS = 6;
const LINE_FEED = 10;

/** What is known about rows in the text format of COPY, in which each line is a row. */
type CopiedRows = Omit<TableContent, 'checksum'>;

class RowDigest {
  readonly #hash = createHash('sha256');
  #rows = 0;
  #bytes = 0;

  add(rows: Buffer): void {
    this.#hash.update(rows);
    this.#bytes += rows.length;
    for (let at = rows.indexOf(LINE_FEED); at >= 0; at = rows.indexOf(LINE_FEED, at + 1)) this.#rows++;
  }

  end(): CopiedRows {
    return { rows: this.#rows, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** Writes the parts of a backup in their order: manifest, files, tables, summary. */
export class BackupWriter {
  constructor(private readonly archive: ArchiveWriter) {}

  addManifest(manifest: BackupManifest): Promise<void> {
    return this.archive.add({ name: MANIFEST, content: Buffer.from(JSON.stringify(manifest, null, 2)) });
  }

  addFile(name: string, content: Buffer): Promise<void> {
    return this.archive.add({ name: `files/${name}`, content });
  }

  /** @param rows in the text format of COPY, divided anywhere */
  async addTable(name: string, rows: AsyncIterable<Buffer>): Promise<CopiedRows> {
    const digest = new RowDigest();
    let number = 0;
    let waiting: Buffer[] = [];
    let waitingBytes = 0;
    const flush = async (): Promise<void> => {
      const content = Buffer.concat(waiting);
      waiting = [];
      waitingBytes = 0;
      digest.add(content);
      const part = String(++number).padStart(PART_DIGITS, '0');
      await this.archive.add({ name: `tables/${name}/${part}`, content });
    };
    for await (const chunk of rows) {
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (waitingBytes >= PART_SIZE) await flush();
    }
    if (waitingBytes > 0) await flush();
    return digest.end();
  }

  addSummary(summary: BackupSummary): Promise<void> {
    return this.archive.add({ name: SUMMARY, content: Buffer.from(JSON.stringify(summary, null, 2)) });
  }
}

/** A part of a backup. The rows of a table follow each other, divided anywhere. */
export type BackupPart =
  | { readonly kind: 'manifest'; readonly manifest: BackupManifest }
  | { readonly kind: 'file'; readonly name: string; readonly content: Buffer }
  | { readonly kind: 'rows'; readonly table: string; readonly rows: Buffer }
  | { readonly kind: 'summary'; readonly summary: BackupSummary };

/**
 * Reads a backup: first the manifest, last the summary. The end is reached only if every table has the number of rows
 * and the digest of the summary.
 * @param onProgress called with the number of bytes that have been read from the file
 * @throws BackupRefused if the key is wrong, or the file is damaged, incomplete, was changed, or has a newer format
 */
export async function* readBackup(
  path: string,
  key: string,
  onProgress: (bytes: number) => void = () => undefined,
): AsyncGenerator<BackupPart> {
  const digests = new Map<string, RowDigest>();
  let summary: BackupSummary | undefined;
  for await (const { name, content } of readArchive(path, key, onProgress)) {
    const part = toPart(name, content);
    if (part.kind === 'rows') {
      const digest = digests.get(part.table) ?? new RowDigest();
      digest.add(part.rows);
      digests.set(part.table, digest);
    }
    if (part.kind === 'summary') summary = part.summary;
    yield part;
  }
  if (!summary) throw new BackupRefused('The backup has no end: making it was interrupted. Use another one.');
  for (const [table, expected] of Object.entries(summary.tables)) {
    const { rows, bytes, sha256 } = (digests.get(table) ?? new RowDigest()).end();
    if (rows === expected.rows && bytes === expected.bytes && sha256 === expected.sha256) continue;
    throw new BackupRefused(`The rows of ${table} in the backup differ from its summary. Use another backup.`);
  }
}

/**
 * Reads a backup up to its end, without using it.
 * @throws BackupRefused as `readBackup`
 */
export async function verifyBackup(path: string, key: string, onProgress: (bytes: number) => void): Promise<void> {
  let last: BackupPart['kind'] | undefined;
  for await (const { kind } of readBackup(path, key, onProgress)) last = kind;
  if (last !== 'summary') throw new BackupRefused('The backup does not end with its summary. Use another one.');
}

function toPart(name: string, content: Buffer): BackupPart {
  if (name === MANIFEST) return { kind: 'manifest', manifest: parseManifest(content) };
  if (name === SUMMARY) return { kind: 'summary', summary: parseSummary(content) };
  const [folder, item = ''] = name.split('/');
  if (folder === 'files') return { kind: 'file', name: item, content };
  if (folder === 'tables') return { kind: 'rows', table: item, rows: content };
  throw new BackupRefused(`The backup contains ${name}, which this version doesn’t know. Use a newer version.`);
}
