import { queryOptions } from '@tanstack/react-query';
import { ApiError, linkedPagesQuery, fetchAsViewer, request, type Schemas } from '@/shared/api';

/** Result of importing the rows of a file: processed = added + skipped + errorCount. */
export type ImportResult = Schemas['ImportResultView'];
/** A row that a dry run can't import. */
export type ProblemRow = Schemas['ProblemRowView'];
export type ListedImport = Schemas['ListedImportView'];
/** Columns of the college's own files, each with its column in the template. */
type ImportMapping = Schemas['ImportMappingBody']['mapping'];

const IMPORT_PATH = '/api/admin/alumni/import';
const IMPORTS_PATH = '/api/admin/alumni/imports';
const MAPPING_PATH = '/api/admin/alumni/import-mapping';

export const alumniImportQueries = {
  imports: (viewer: number) => linkedPagesQuery<ListedImport>([IMPORTS_PATH, {}, viewer], IMPORTS_PATH),
  mapping: (viewer: number) =>
    queryOptions<Schemas['ImportMappingBody']>({
      queryKey: [MAPPING_PATH, {}, viewer],
      queryFn: fetchAsViewer<Schemas['ImportMappingBody']>,
    }),
};

export const saveImportMapping = (mapping: ImportMapping) =>
  request<Schemas['ImportMappingBody']>('PUT', MAPPING_PATH, { mapping });
export const undoImport = (id: number) => request<Schemas['UndoResultView']>('POST', `${IMPORTS_PATH}/${id}/undo`);
/** Returns the URL of the rows that were not imported. */
export const rejectedRowsUrl = (id: number) => `${IMPORTS_PATH}/${id}/errors.csv`;

interface ImportOptions {
  /** Checks and counts without storing anything. */
  isDryRun: boolean;
  /** Called with the share of the file that is sent, from 0 to 1. */
  onSent: (share: number) => void;
  /** Aborting cancels the import: nothing of the file is stored. */
  signal: AbortSignal;
}

/**
 * Sends a file of alumni. Uses XMLHttpRequest, because only it reports the progress of an upload.
 * @throws ApiError, AbortError, TypeError
 */
export function importAlumni(file: File, { isDryRun, onSent, signal }: ImportOptions): Promise<ImportResult> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file);
    sending.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0));
    sending.addEventListener('load', () => {
      const { status, responseText } = sending;
      if (status === 200) resolve(JSON.parse(responseText) as ImportResult);
      else reject(new ApiError(status, responseText, Number(sending.getResponseHeader('Retry-After')) || undefined));
    });
    sending.addEventListener('error', () => reject(new TypeError('Failed to send the file')));
    sending.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    signal.addEventListener('abort', () => sending.abort());
    sending.open('POST', isDryRun ? `${IMPORT_PATH}?dryRun=true` : IMPORT_PATH);
    sending.setRequestHeader('Accept', 'application/json');
    sending.send(body);
  });
}
