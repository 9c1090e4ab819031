import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { importProgramPages } from '../../../import-program-pages';
import { loadedHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(colleges)/programs/')({
  staticData: { isPublic: true },
  codeSplitGroupings: [],
  loader: async () => (await importProgramPages()).loadFields(),
  head: loadedHead,
  component: lazyRouteComponent(importProgramPages, 'FieldsPage'),
});
