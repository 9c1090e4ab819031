import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';

export type AccessToken = Schemas['AccessTokenView'];
type CreatedAccessToken = Schemas['CreatedAccessTokenView'];
type NewAccessToken = Schemas['CreateAccessTokenBody'];

const TOKENS_PATH = '/api/tokens';

/** @param collegeId null for the user's own tokens */
export const accessTokensQuery = (viewer: number, collegeId: number | null) =>
  queryOptions<AccessToken[]>({
    queryKey: [TOKENS_PATH, collegeId === null ? {} : { collegeId }, viewer],
    queryFn: fetchAsViewer<AccessToken[]>,
    staleTime: 0,
  });

function useRefetchTokens(viewer: number, collegeId: number | null) {
  const queryClient = useQueryClient();
  const { queryKey } = accessTokensQuery(viewer, collegeId);
  return () => queryClient.invalidateQueries({ queryKey });
}

export function useCreateAccessToken(viewer: number, collegeId: number | null) {
  return useMutation({
    mutationFn: (token: NewAccessToken) =>
      request<CreatedAccessToken>('POST', TOKENS_PATH, collegeId === null ? token : { ...token, collegeId }),
    onSuccess: useRefetchTokens(viewer, collegeId),
  });
}

export function useRevokeAccessToken(viewer: number, collegeId: number | null) {
  return useMutation({
    mutationFn: ({ id }: AccessToken) => request('DELETE', `${TOKENS_PATH}/${id}`),
    // Also after a refusal: the token may have been revoked elsewhere.
    onSettled: useRefetchTokens(viewer, collegeId),
  });
}
