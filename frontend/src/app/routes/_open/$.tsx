import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '@/pages/not-found';
import { pageHead } from '../../page-head';

/** Any path that no other route matches. */
export const Route = createFileRoute('/_open/$')({
  head: () => pageHead({ title: 'Page not found', description: 'This page doesn’t exist.', canonical: null }),
  component: NotFoundPage,
});
