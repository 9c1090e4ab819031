import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '@/shared/lib/dates';
import { useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Progress } from '@/shared/ui/progress';
import { isBeingPrepared, type DataExport } from '../api/data-export';
import { downloadErrorMessage, useDownloadDataExport } from '../api/use-data-export';
import { formatSize } from '../model/size';

/** Progress of the latest export, or its result. */
export function ExportState({ viewer, latest }: { viewer: number; latest: DataExport }) {
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      {isBeingPrepared(latest) && (
        <Progress
          label="Preparing your data"
          value={latest.done}
          max={Math.max(1, latest.total)}
          description={`${latest.done} of ${latest.total} parts`}
        />
      )}
      <div role="status">{renderExportState(latest)}</div>
      {latest.status === 'ready' && <DownloadExport viewer={viewer} latest={latest} />}
    </div>
  );
}

function renderExportState({ status, done, total, requestedAt, expiresAt, bytes }: DataExport): ReactNode {
  switch (status) {
    case 'waiting':
      return <p>We’ll start preparing your data soon. You can leave this page. We’ll email you when it’s ready.</p>;
    case 'running':
      return (
        <p>
          Preparing your data: {done} of {total} parts. You can leave this page. We’ll email you when it’s ready.
        </p>
      );
    case 'ready':
      return (
        <>
          <h3 className="text-xl">Your data is ready</h3>
          <p className="text-muted">
            {bytes !== null && `${formatSize(bytes)}. `}
            {expiresAt === null
              ? 'You can download it only once, and then we delete it.'
              : `Download it by ${formatDateTime(expiresAt)}. You can download it only once, and then we delete it.`}
          </p>
        </>
      );
    case 'downloaded':
      return <p>You’ve downloaded your data, and we’ve deleted the file.</p>;
    case 'expired':
      return <p>You didn’t download the file from {formatDateTime(requestedAt)} within a day, so we deleted it.</p>;
    case 'failed':
      return (
        <p className="font-semibold text-danger">
          Something went wrong on our side, and we couldn’t prepare your data. Please ask for a new copy.
        </p>
      );
  }
}

function DownloadExport({ viewer, latest }: { viewer: number; latest: DataExport }) {
  const download = useDownloadDataExport(viewer);
  const isOnline = useOnline();
  const take = useOneAtATime(async () => {
    await download.mutateAsync(latest).catch(() => undefined);
  });
  return (
    <>
      <Button
        className="justify-self-start max-sm:w-full"
        busy={download.isPending}
        disabled={!isOnline}
        onClick={() => void take()}
      >
        {!download.isPending && <Download size={18} aria-hidden="true" />}
        {download.isPending ? 'Downloading...' : 'Download'}
      </Button>
      <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft empty:hidden">
        {download.isError && downloadErrorMessage(download.error)}
      </p>
    </>
  );
}
