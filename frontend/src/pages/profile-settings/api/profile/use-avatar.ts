import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@/entities/account';
import { updateAccount } from './account';
import { uploadAvatar } from './avatar';

interface Upload {
  picture: Blob;
  /** Called with the share that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Changes the user's picture: an upload, an external URL, or none. */
export function useAvatar(viewer: number) {
  const queryClient = useQueryClient();
  const { queryKey } = accountQueries.profile(viewer);
  const cacheOptions = {
    onSuccess: (changed: Awaited<ReturnType<typeof updateAccount>>) => queryClient.setQueryData(queryKey, changed),
  };
  return {
    upload: useMutation({
      mutationFn: ({ picture, onProgress, signal }: Upload) => uploadAvatar(picture, onProgress, signal),
      ...cacheOptions,
    }),
    set: useMutation({ mutationFn: (avatarUrl: string | null) => updateAccount({ avatarUrl }), ...cacheOptions }),
  };
}
