import { createFileRoute } from '@tanstack/react-router';
import { FieldsPage } from '@/pages/programs';
import { pageHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(colleges)/programs/')({
  staticData: { isPublic: true },
  head: () =>
    pageHead({
      title: 'Programs by field',
      description: 'Choose a field to see its programs at US colleges, with awards, pay and debt of graduates.',
      canonical: '/programs',
    }),
  component: FieldsPage,
});
