import { queryOptions } from '@tanstack/react-query';
import { readAs, refreshCurrentUser, refusal, request, send, type Schemas } from '@/shared/api';

/** The export of a user's data, in preparation or finished. */
export type DataExport = Schemas['DataExportView'];
export type DataExports = Schemas['DataExportsView'];

const EXPORT = '/api/data-export';
const LOOKED_AT_EVERY_MS = 2_000;

/** Checks whether the export is still being prepared. */
export const isUnderWay = (latest: DataExport | null | undefined): boolean =>
  latest?.status === 'waiting' || latest?.status === 'running';

export const dataExportQueries = {
  /** Polled while it is being prepared. Time changes it too: it is refetched whenever the user returns to the page. */
  of: (viewer: number) =>
    queryOptions<DataExports>({
      queryKey: [EXPORT, {}, viewer],
      queryFn: readAs<DataExports>,
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      refetchInterval: ({ state }) => isUnderWay(state.data?.latest) && LOOKED_AT_EVERY_MS,
    }),
};

export const requestDataExport = (password?: string) => request<DataExports>('POST', EXPORT, { password });

/** A download that ended early. It doesn't count and can be started again. */
class BrokenDownload extends Error {}

/**
 * Downloads the file, which the server sends only once.
 *
 * @throws ApiError if the server refuses, BrokenDownload if the connection ends early
 */
export async function downloadDataExport(id: number): Promise<{ name: string; content: Blob }> {
  const response = await send('GET', `${EXPORT}/${id}/file`);
  if (response.status === 401) await refreshCurrentUser();
  if (!response.ok) throw await refusal(response);
  const content = await response.blob().catch((cause: unknown) => {
    throw new BrokenDownload('The download was interrupted. Please try again.', { cause });
  });
  const fileName = /filename="?([\w.-]+)"?/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return { name: fileName ?? 'gradspan-data.zip', content };
}
