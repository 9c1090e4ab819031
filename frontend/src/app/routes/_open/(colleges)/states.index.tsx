import { createFileRoute } from '@tanstack/react-router';
import { StatesPage } from '@/pages/colleges/states';
import { pageHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(colleges)/states/')({
  staticData: { isPublic: true },
  head: () =>
    pageHead({
      title: 'Colleges by state',
      description:
        'Browse the colleges in every US state and territory, with official data on tuition, admission and graduation rates.',
      canonical: '/states',
    }),
  component: StatesPage,
});
