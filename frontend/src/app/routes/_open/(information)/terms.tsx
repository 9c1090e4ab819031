import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '@/pages/information/legal';
import { APP_NAME } from '@/shared/config';
import { pageHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(information)/terms')({
  staticData: { isPublic: true },
  head: () =>
    pageHead({
      title: 'Terms of Service',
      description: `The rules for using ${APP_NAME}, in plain English.`,
      canonical: '/terms',
    }),
  component: TermsPage,
});
