import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '@/pages/not-found';
import { oauthConfigQuery, OauthDebugPage, type OauthTestResult } from '@/pages/operator/oauth-debug';
import { ApiError } from '@/shared/api';
import { pageHead } from '../../../page-head';
import { textParam } from '../../../search-params';

interface OauthDebugSearch {
  provider?: OauthTestResult['provider'];
  /** Comma-separated names of claims. */
  claims?: string;
  error?: string;
}

export const Route = createFileRoute('/_open/(administration)/oauth-debug')({
  // Never the first page of a visit, so the loader is in the same chunk as the page.
  codeSplitGroupings: [['loader', 'component', 'notFoundComponent']],
  validateSearch: (search: Record<string, unknown>): OauthDebugSearch => ({
    provider: search.provider === 'google' || search.provider === 'linkedin' ? search.provider : undefined,
    claims: textParam(search.claims),
    error: textParam(search.error),
  }),
  // The page doesn't exist if the server doesn't expose its OAuth configuration.
  loader: ({ context }) =>
    context.queryClient.ensureQueryData(oauthConfigQuery()).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error;
    }),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: 'OAuth debug tools',
          description: 'Check callback URLs and test Google and LinkedIn sign-in.',
          canonical: null,
        })
      : pageHead({ title: 'Page not found', description: 'This page doesn’t exist.', canonical: null }),
  notFoundComponent: NotFoundPage,
  component: OauthDebug,
});

function OauthDebug() {
  const { provider, claims, error } = Route.useSearch();
  const hasResult = claims !== undefined || error !== undefined;
  const result = provider && hasResult ? { provider, claims: claims?.split(',') ?? [], error } : undefined;
  return <OauthDebugPage config={Route.useLoaderData()} result={result} />;
}
