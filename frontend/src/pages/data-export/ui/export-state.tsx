import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { isUnderWay, type DataExport } from '@/shared/api';
import { moment } from '@/shared/lib/dates';
import { useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Progress } from '@/shared/ui/progress';
import { downloadRefusal, useDownloadDataExport } from '../api/use-data-export';
import { sizeInWords } from '../model/size';

/** How far the file is that was asked for last, or what became of it. */
export function ExportState({ viewer, latest }: { viewer: number; latest: DataExport }) {
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      {isUnderWay(latest) && (
        <Progress
          label="Putting your data together"
          value={latest.done}
          max={Math.max(1, latest.total)}
          words={`${latest.done} of ${latest.total} parts`}
        />
      )}
      <div role="status">{inWords(latest)}</div>
      {latest.status === 'ready' && <TakeIt viewer={viewer} latest={latest} />}
    </div>
  );
}

function inWords({ status, done, total, requestedAt, expiresAt, bytes }: DataExport): ReactNode {
  switch (status) {
    case 'waiting':
      return <p>Your data is about to be put together. You may leave this page: we mail you when it is ready.</p>;
    case 'running':
      return (
        <p>
          Putting your data together: {done} of {total} parts. You may leave this page: we mail you when it is ready.
        </p>
      );
    case 'ready':
      return (
        <>
          <h3 className="text-xl">Your data is ready</h3>
          <p className="text-muted">
            {bytes !== null && `${sizeInWords(bytes)}. `}
            It can be downloaded once{expiresAt !== null && `, until ${moment(expiresAt)}`}. Then it is deleted here.
          </p>
        </>
      );
    case 'downloaded':
      return <p>You have downloaded your data. The file is deleted here.</p>;
    case 'expired':
      return (
        <p>The file you asked for on {moment(requestedAt)} was not downloaded within a day, so it has been deleted.</p>
      );
    case 'failed':
      return (
        <p className="font-semibold text-danger">
          Your data could not be put together. That was our fault and does not count: please ask again.
        </p>
      );
  }
}

function TakeIt({ viewer, latest }: { viewer: number; latest: DataExport }) {
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
        {download.isError && downloadRefusal(download.error)}
      </p>
    </>
  );
}
