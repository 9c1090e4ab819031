import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { importProgramPages } from '../../../import-program-pages';
import { pageHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(colleges)/programs/')({
  staticData: { isPublic: true },
  codeSplitGroupings: [],
  loader: async () => (await importProgramPages()).FIELDS_HEAD,
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: lazyRouteComponent(importProgramPages, 'FieldsPage'),
});
