import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  askForDataExport,
  dataExportQueries,
  downloadDataExport,
  readable,
  type DataExport,
} from '@/shared/api';
import { refusalInFull } from '@/shared/lib/forms';
import { saveFile } from '@/shared/lib/save-file';

export const useDataExport = (viewer: number) => useQuery(dataExportQueries.of(viewer));

export function useAskForDataExport(viewer: number) {
  const queryClient = useQueryClient();
  const { queryKey } = dataExportQueries.of(viewer);
  return useMutation({
    mutationFn: askForDataExport,
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
    // Another browser may have asked already.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Fetches the file and puts it among the downloads. It is given away once, so what is here is noted at once. */
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

/** Why there is no file now. A limit needs no minutes to wait: when the next one may be asked for stands beside it. */
export const askingRefusal = (error: unknown): string =>
  error instanceof ApiError && error.status === 429 ? readable(error) : refusalInFull(error);

/** Why the download did not end well. Without an answer, or without all of it, the file is still there. */
export const downloadRefusal = (error: unknown): string =>
  error instanceof ApiError
    ? refusalInFull(error)
    : 'The download stopped early. Check your connection and download it again.';
