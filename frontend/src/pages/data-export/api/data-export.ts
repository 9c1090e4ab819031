import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, refreshCurrentUser, toApiError, request, send, type Schemas } from '@/shared/api';

/** The export of a user's data, in preparation or finished. */
export type DataExport = Schemas['DataExportView'];
export type DataExports = Schemas['DataExportsView'];

const EXPORT_PATH = '/api/data-export';
const POLL_INTERVAL_MS = 2_000;

/** Checks whether the export is still being prepared. */
export const isBeingPrepared = (latest: DataExport | null | undefined): boolean =>
  latest?.status === 'waiting' || latest?.status === 'running';

export const dataExportQueries = {
  /** Polled while it is being prepared. Time changes it too: it is refetched whenever the user returns to the page. */
  of: (viewer: number) =>
    queryOptions<DataExports>({
      queryKey: [EXPORT_PATH, {}, viewer],
      queryFn: fetchAsViewer<DataExports>,
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      refetchInterval: ({ state }) => isBeingPrepared(state.data?.latest) && POLL_INTERVAL_MS,
    }),
};

export const requestDataExport = (password?: string) => request<DataExports>('POST', EXPORT_PATH, { password });

/** A download that ended early. It doesn't count and can be started again. */
class IncompleteDownloadError extends Error {}

/**
 * Downloads the file, which the server sends only once.
 *
 * @throws ApiError if the server refuses, IncompleteDownloadError if the connection ends early
 */
export async function downloadDataExport(id: number): Promise<{ name: string; content: Blob }> {
  const response = await send('GET', `${EXPORT_PATH}/${id}/file`);
  if (response.status === 401) await refreshCurrentUser();
  if (!response.ok) throw await toApiError(response);
  const content = await response.blob().catch((cause: unknown) => {
    throw new IncompleteDownloadError('The download was interrupted. Please try again.', { cause });
  });
  const fileName = /filename="?([\w.-]+)"?/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return { name: fileName ?? 'gradspan-data.zip', content };
}
