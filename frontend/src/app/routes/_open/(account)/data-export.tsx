import { createFileRoute } from '@tanstack/react-router';
import { DataExportPage } from '@/pages/data-export';
import { pageHead } from '../../../page-head';
import { RequireSignIn } from '../../../shell/account/require-sign-in';

export const Route = createFileRoute('/_open/(account)/data-export')({
  head: () =>
    pageHead({
      title: 'Your data',
      canonical: null,
    }),
  component: DataExport,
});

function DataExport() {
  return <RequireSignIn>{(user) => <DataExportPage user={user} />}</RequireSignIn>;
}
