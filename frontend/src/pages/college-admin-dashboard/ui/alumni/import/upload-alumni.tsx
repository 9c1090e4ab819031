import { FileUp } from 'lucide-react';
import { useDropzone, type FileRejection } from 'react-dropzone';
import { buttonStyles, Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { useAlumniImport } from '../../../model/use-alumni-import';
import { ImportOutcome } from './import-outcome';
import { ImportSteps } from './import-steps';

const ACCEPTED_FILE_TYPES = { 'text/csv': ['.csv'], 'application/vnd.ms-excel': ['.csv'] };

/** Selects a file and guides the user through the import. */
export function UploadAlumni({ viewer }: { viewer: number }) {
  const importing = useAlumniImport(viewer);
  const { state, choose, reset } = importing;
  const refuse = ([first]: FileRejection[]) => {
    if (first) toast({ title: 'Invalid file type', text: 'Please upload a CSV file.', variant: 'destructive' });
  };
  const zone = useDropzone({
    accept: ACCEPTED_FILE_TYPES,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: state.is === 'sending',
    onDropAccepted: ([file]) => file && void choose(file),
    onDropRejected: refuse,
    onFileDialogCancel: () => {
      if (state.is === 'idle') toast({ title: 'No file selected', variant: 'destructive' });
    },
  });

  return (
    <div className="grid gap-5">
      <div
        {...zone.getRootProps({
          className: `grid justify-items-center gap-3 rounded-card border-2 border-dashed p-6 text-center ${
            zone.isDragActive ? 'border-ivy bg-ivy-soft text-on-ivy-soft' : 'border-control'
          }`,
        })}
      >
        <input {...zone.getInputProps({ 'aria-label': 'CSV file' })} />
        <FileUp size={28} aria-hidden="true" />
        <p>{zone.isDragActive ? 'Drop the file here' : 'Drop a CSV file here, or choose one.'}</p>
        <button
          type="button"
          disabled={state.is === 'sending'}
          className={buttonStyles({ variant: state.is === 'idle' ? 'primary' : 'quiet' })}
          onClick={zone.open}
        >
          {state.is === 'idle' ? 'Choose file' : 'Choose another file'}
        </button>
      </div>
      {state.is === 'failed' && (
        <div role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft">
          <p>{state.text}</p>
        </div>
      )}
      {state.is === 'done' ? (
        <>
          <ImportOutcome result={state.result} />
          <Button variant="quiet" className="justify-self-start" onClick={reset}>
            Import another file
          </Button>
        </>
      ) : (
        <ImportSteps importing={importing} />
      )}
    </div>
  );
}
