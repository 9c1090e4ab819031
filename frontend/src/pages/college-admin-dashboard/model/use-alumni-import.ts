import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { onImportProgress, type ImportProgress } from '@/features/live-updates';
import { detailedRefusalText } from '@/shared/lib/forms';
import { plural } from '@/shared/lib/plural';
import { toast } from '@/shared/ui/toast';
import { alumniImportQueries, importAlumni, saveImportMapping, type ImportResult } from '../api/alumni-import';
import { suggestColumns, type AlumniColumn, type ColumnChoice } from './alumni-columns';
import { toTemplateFile, UnimportableFileError, readAlumniFile, type AlumniFile } from './read-alumni-file';

export type ImportState =
  | { is: 'idle' }
  | { is: 'mapping'; file: AlumniFile }
  | { is: 'sending'; file: AlumniFile; isDryRun: boolean; sent: number; progress: ImportProgress | null }
  | { is: 'checked'; file: AlumniFile; result: ImportResult }
  | { is: 'done'; result: ImportResult }
  | { is: 'failed'; text: string };

const formatCount = (count: number) => count.toLocaleString('en-US');

/**
 * The steps of an import: select a file, match its columns, let the server check it, import it. A new file starts over.
 */
export function useAlumniImport(viewer: number) {
  const [state, setState] = useState<ImportState>({ is: 'idle' });
  const [choice, setChoice] = useState<ColumnChoice>([]);
  const abortController = useRef<AbortController>(undefined);
  const queryClient = useQueryClient();
  const remembered = useQuery(alumniImportQueries.mapping(viewer));
  const saveMappingMutation = useMutation({ mutationFn: saveImportMapping });

  // Leaving the page cancels the import, so that nothing from the file is stored.
  useEffect(() => () => abortController.current?.abort(), []);
  useEffect(
    () => onImportProgress((progress) => setState((now) => (now.is === 'sending' ? { ...now, progress } : now))),
    [],
  );

  async function choose(file: File) {
    abortController.current?.abort();
    try {
      const read = await readAlumniFile(file);
      setChoice(suggestColumns(read.header, remembered.data?.mapping ?? {}));
      setState({ is: 'mapping', file: read });
      toast({
        title: 'File selected',
        text: plural(read.rows.length, { one: '{name}, # row', other: '{name}, # rows' }, { name: file.name }),
      });
    } catch (error) {
      const text = error instanceof UnimportableFileError ? error.message : 'We couldn’t read this file. Try again.';
      setState({ is: 'failed', text });
      toast({ title: 'Import failed', text, variant: 'destructive' });
    }
  }

  async function send(file: AlumniFile, isDryRun: boolean) {
    const controller = new AbortController();
    abortController.current = controller;
    setState({ is: 'sending', file, isDryRun, sent: 0, progress: null });
    try {
      const result = await importAlumni(toTemplateFile(file, choice), {
        isDryRun,
        signal: controller.signal,
        onSent: (sent) => setState((now) => (now.is === 'sending' ? { ...now, sent } : now)),
      });
      if (isDryRun) setState({ is: 'checked', file, result });
      else finish(file, result);
    } catch (error) {
      if (controller.signal.aborted) {
        setState({ is: 'mapping', file });
        return toast({ title: 'Import canceled', text: 'We didn’t store anything from the file.' });
      }
      const text = detailedRefusalText(error);
      setState({ is: 'failed', text });
      toast({
        title: 'Import failed',
        text: isDryRun ? text : `There was an error importing the alumni data. ${text}`,
        variant: 'destructive',
      });
    }
  }

  function finish({ header }: AlumniFile, result: ImportResult) {
    setState({ is: 'done', result });
    saveMappingMutation.mutate(Object.fromEntries(header.map((name, at) => [name, choice[at] ?? null])));
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/admin/alumni'),
    });
    const { added, skipped, errorCount } = result;
    const text = `${formatCount(added)} added, ${formatCount(skipped)} skipped, ${formatCount(errorCount)} errors`;
    if (errorCount > 0) toast({ title: 'Import completed with warnings', text, variant: 'destructive' });
    else toast({ title: 'Import successful', text });
  }

  return {
    state,
    choice,
    choose,
    match: (at: number, column: AlumniColumn | null) =>
      setChoice((now) => now.map((one, n) => (n === at ? column : one === column ? null : one))),
    check: (file: AlumniFile) => send(file, true),
    start: (file: AlumniFile) => send(file, false),
    /** Replaces rows of the file, by their index, and checks it again. */
    correct: (file: AlumniFile, changed: ReadonlyMap<number, string[]>) =>
      send({ ...file, rows: file.rows.map((cells, at) => changed.get(at) ?? cells) }, true),
    back: (file: AlumniFile) => setState({ is: 'mapping', file }),
    cancel: () => abortController.current?.abort(),
    reset: () => setState({ is: 'idle' }),
  };
}
