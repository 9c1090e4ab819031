import { FileArchive } from 'lucide-react';
import { toErrorSentence } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { useDataExport } from '../api/use-data-export';
import { RequestDataExport } from './request-data-export';
import { ExportState } from './export-state';

const EXPORTED_DATA_LABELS = [
  ['Your account', 'name, username, addresses, birth date, role, and where and when you signed in'],
  ['What you added about yourself', 'your profile, who can see it, and your picture'],
  ['What you did here', 'colleges you saved or viewed, inquiries, events, and people you asked to connect'],
  ['What you wrote', 'reviews, replies, votes, reports and messages'],
] as const;

/** Requests the export, shows its progress and offers the download. */
export function DataExportSection({ viewer, hasPassword }: { viewer: number; hasPassword: boolean }) {
  const { data, error, refetch } = useDataExport(viewer);
  return (
    <section aria-labelledby="copy" className="card grid grid-cols-1 gap-5 p-4 sm:p-6">
      <header className="flex gap-4">
        <FileArchive size={28} aria-hidden="true" className="mt-0.5 shrink-0 text-ivy" />
        <div className="min-w-0">
          <h2 id="copy" className="text-2xl">
            A copy of your data
          </h2>
          <p className="mt-1 text-muted">
            A ZIP file with your data as spreadsheets (CSV) and as JSON, plus a guide to the files.
          </p>
        </div>
      </header>
      <dl className="grid gap-x-6 gap-y-3 rounded-control bg-sunken p-4 sm:grid-cols-2">
        {EXPORTED_DATA_LABELS.map(([title, text]) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        It contains your data, plus the names of other people as you saw them. Your password isn’t included: we don’t
        store it in readable form.
      </p>
      {data ? (
        <>
          {data.latest && <ExportState viewer={viewer} latest={data.latest} />}
          <RequestDataExport viewer={viewer} hasPassword={hasPassword} exports={data} />
        </>
      ) : error ? (
        <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-11 w-48" />
        </div>
      )}
    </section>
  );
}
