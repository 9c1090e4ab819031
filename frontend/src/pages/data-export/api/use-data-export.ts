import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, toErrorSentence } from '@/shared/api';
import { detailedRefusalText } from '@/shared/lib/forms';
import { saveFile } from '@/shared/lib/save-file';
import { requestDataExport, dataExportQueries, downloadDataExport, type DataExport } from './data-export';

export const useDataExport = (viewer: number) => useQuery(dataExportQueries.of(viewer));

export function useRequestDataExport(viewer: number) {
  const queryClient = useQueryClient();
  const { queryKey } = dataExportQueries.of(viewer);
  return useMutation({
    mutationFn: requestDataExport,
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
    // Another browser may have requested an export already.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/**
 * Downloads and saves the file. The server sends it only once, so the cached export is marked as downloaded
 * immediately.
 */
export function useDownloadDataExport(viewer: number) {
  const queryClient = useQueryClient();
  const { queryKey } = dataExportQueries.of(viewer);
  return useMutation({
    mutationFn: ({ id }: DataExport) => downloadDataExport(id),
    onSuccess: ({ name, content }) => {
      saveFile(name, content);
      queryClient.setQueryData(queryKey, (known) =>
        known?.latest ? { ...known, latest: { ...known.latest, status: 'downloaded' as const } } : known,
      );
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/**
 * Returns why no export can be requested now. For a limit (429) the waiting time is left out: the page already shows
 * when the next export can be requested.
 */
export const exportRequestErrorMessage = (error: unknown): string =>
  error instanceof ApiError && error.status === 429 ? toErrorSentence(error) : detailedRefusalText(error);

/** Returns why the download failed. Without a response, or with an incomplete one, the file can still be downloaded. */
export const downloadErrorMessage = (error: unknown): string =>
  error instanceof ApiError
    ? detailedRefusalText(error)
    : 'The download stopped early. Check your connection and download the file again.';
