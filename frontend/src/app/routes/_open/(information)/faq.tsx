import { createFileRoute } from '@tanstack/react-router';
import { FaqPage } from '@/pages/information/faq';
import { pageHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(information)/faq')({
  staticData: { isPublic: true },
  head: () =>
    pageHead({
      title: 'Frequently asked questions',
      description: 'Short answers for students, alumni and colleges.',
      canonical: '/faq',
    }),
  component: FaqPage,
});
