import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@/entities/account';
import { updateAccount } from './account';
import { uploadAvatar } from './avatar';

interface AvatarUploadOptions {
  picture: Blob;
  /** Called with the share that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Changes the user's picture: an upload, an external URL, or none. */
export function useChangeAvatar(viewer: number) {
  const queryClient = useQueryClient();
  const { queryKey } = accountQueries.profile(viewer);
  const cacheOptions = {
    onSuccess: (changed: Awaited<ReturnType<typeof updateAccount>>) => queryClient.setQueryData(queryKey, changed),
  };
  return {
    upload: useMutation({
      mutationFn: ({ picture, onProgress, signal }: AvatarUploadOptions) => uploadAvatar(picture, onProgress, signal),
      ...cacheOptions,
    }),
    set: useMutation({ mutationFn: (avatarUrl: string | null) => updateAccount({ avatarUrl }), ...cacheOptions }),
  };
}
