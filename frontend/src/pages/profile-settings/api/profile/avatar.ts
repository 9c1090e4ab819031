import type { AccountProfile } from '@/entities/account';
import { ApiError, CURRENT_USER_PATH, queryClient, refreshCurrentUser } from '@/shared/api';

/**
 * Uploads a picture and reports its progress, which `fetch` can't do.
 *
 * @param onProgress called with the share that is sent, from 0 to 1
 * @throws ApiError if the server refuses, TypeError if it can't be reached, AbortError once `signal` is aborted
 */
export async function uploadAvatar(
  picture: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<AccountProfile> {
  const body = new FormData();
  body.append('file', picture, `picture.${picture.type.split('/')[1]}`);
  const answer = await postWithProgress('/api/user/avatar', body, onProgress, signal);

  if (answer.status === 401) await refreshCurrentUser();
  else void queryClient.invalidateQueries({ queryKey: [CURRENT_USER_PATH] });

  if (answer.status < 200 || answer.status > 299) {
    const seconds = Number(answer.getResponseHeader('Retry-After'));
    throw new ApiError(answer.status, answer.responseText, seconds > 0 ? seconds : undefined);
  }
  return JSON.parse(answer.responseText) as AccountProfile;
}

function postWithProgress(path: string, body: FormData, onProgress: (share: number) => void, signal: AbortSignal) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new TypeError('Failed to send'));
    request.onabort = () => reject(new DOMException('Stopped', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
