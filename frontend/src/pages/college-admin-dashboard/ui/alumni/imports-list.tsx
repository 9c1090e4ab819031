import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toErrorSentence } from '@/shared/api';
import { detailedRefusalText } from '@/shared/lib/forms';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { alumniImportQueries, rejectedRowsUrl, undoImport, type ListedImport } from '../../api/alumni-import';

const formatCount = (count: number) => count.toLocaleString('en-US');
const DATE_TIME_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
/** Returns the names of the people whom an undo kept, after a colon; nothing if there are none. */
function keptNamesText({ kept, keptNames }: Pick<ListedImport, 'kept' | 'keptNames'>): string {
  const more = (kept ?? 0) - keptNames.length;
  if (keptNames.length === 0) return '';
  return `: ${[...keptNames, ...(more > 0 ? [`${formatCount(more)} more`] : [])].join(', ')}`;
}

const STATUS_LABELS: Record<ListedImport['status'], string> = {
  running: 'Running',
  completed: 'Completed',
  failed: 'Interrupted',
  undone: 'Undone',
};

/** The files the college has imported, newest first, with a button to undo each import. */
export function ImportsList({ viewer }: { viewer: number }) {
  const imports = useInfiniteQuery(alumniImportQueries.imports(viewer));
  const [chosen, setChosen] = useState<ListedImport>();
  const [openedAt] = useState(() => Date.now());
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: undoImport,
    onSuccess: (done) =>
      toast({
        title: 'Import undone',
        text: `${formatCount(done.removed)} removed, ${formatCount(done.kept)} kept because they claimed their profile${keptNamesText(done)}.`,
      }),
    onError: (error) => toast({ title: 'Update failed', text: detailedRefusalText(error), variant: 'destructive' }),
    onSettled: () => {
      setChosen(undefined);
      return queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/admin/alumni'),
      });
    },
  });
  const rows = imports.data?.pages.flatMap(({ items }) => items);
  if (!rows) {
    return imports.error ? (
      <ErrorPanel message={toErrorSentence(imports.error)} onRetry={() => void imports.refetch()} />
    ) : (
      <Skeleton className="h-24" />
    );
  }
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="earlier-imports" className="grid gap-3">
      <h2 id="earlier-imports" className="text-2xl">
        Earlier imports
      </h2>
      <ul className="grid gap-3">
        {rows.map((one) => (
          <ImportRow
            key={one.id}
            row={one}
            canUndo={one.undoUntil !== null && Date.parse(one.undoUntil) > openedAt}
            onUndo={() => setChosen(one)}
          />
        ))}
      </ul>
      {imports.hasNextPage && (
        <Button
          variant="quiet"
          className="justify-self-start"
          busy={imports.isFetchingNextPage}
          onClick={() => void imports.fetchNextPage()}
        >
          Show older imports
        </Button>
      )}
      {chosen && (
        <AlertDialog
          open
          title="Undo this import?"
          text={`We'll delete the people from ${chosen.fileName} who haven't claimed a profile. Their invitations will stop working. People who claimed their profile stay. You can't undo this.`}
          confirm="Undo import"
          busy={undo.isPending}
          onOpenChange={(isOpen) => !isOpen && setChosen(undefined)}
          onConfirm={() => undo.mutate(chosen.id)}
        />
      )}
    </section>
  );
}

function ImportRow({ row, canUndo, onUndo }: { row: ListedImport; canUndo: boolean; onUndo: () => void }) {
  const { id, fileName, importedBy, status, added, skipped, errorCount, startedAt, undoUntil, removed, kept } = row;
  return (
    <li className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 grow basis-72">
        <h3 className="flex flex-wrap items-center gap-2 text-lg wrap-anywhere">
          {fileName} <Chip tone={status === 'failed' ? 'gold' : undefined}>{STATUS_LABELS[status]}</Chip>
        </h3>
        <p>
          {status === 'failed'
            ? 'The import stopped early. We didn’t store anything from the file. Upload it again.'
            : `${formatCount(added)} added, ${formatCount(skipped)} skipped, ${formatCount(errorCount)} with errors`}
          {status === 'undone' &&
            ` · ${formatCount(removed ?? 0)} removed, ${formatCount(kept ?? 0)} kept${keptNamesText(row)}`}
        </p>
        <p className="text-sm text-muted">
          {importedBy ?? 'Gradspan'} · {DATE_TIME_FORMAT.format(new Date(startedAt))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {errorCount > 0 && status === 'completed' && (
          <a href={rejectedRowsUrl(id)} download className={buttonStyles({ variant: 'plain' })}>
            Rejected rows<span className="sr-only"> of {fileName}</span>
          </a>
        )}
        {canUndo && (
          <Button variant="quiet" onClick={onUndo}>
            Undo<span className="sr-only"> {fileName}</span>
            <span className="text-sm font-normal text-muted">
              until {undoUntil && DAY_FORMAT.format(new Date(undoUntil))}
            </span>
          </Button>
        )}
      </div>
    </li>
  );
}
