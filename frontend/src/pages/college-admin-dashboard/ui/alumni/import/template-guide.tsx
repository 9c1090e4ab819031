import { Download } from 'lucide-react';
import { saveFile } from '@/shared/lib/save-file';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { ALUMNI_COLUMNS, MAX_FILE_MB, MAX_ROWS, TEMPLATE_FILE_NAME, templateCsv } from '../../../model/alumni-columns';

/** The columns of the template with explanations, and the template to download. */
export function TemplateGuide({ onUpload }: { onUpload: () => void }) {
  const download = () => {
    saveFile(TEMPLATE_FILE_NAME, new Blob([templateCsv()], { type: 'text/csv' }));
    toast({ title: 'Template downloaded', text: TEMPLATE_FILE_NAME });
  };
  return (
    <div className="grid gap-5">
      <p>
        Save your list as a CSV file with one person in each row. The columns can have any names and order. You’ll match
        your columns in the next step. A file can have up to {MAX_ROWS.toLocaleString('en-US')} rows and be up to{' '}
        {MAX_FILE_MB} MB.
      </p>
      <dl className="grid gap-2">
        {ALUMNI_COLUMNS.map(({ name, label, required, example, hint }) => (
          <div key={name} className="border-t border-line pt-2 sm:grid sm:grid-cols-2 sm:gap-4">
            <dt className="font-semibold">
              {label} <span className="num text-sm font-normal text-muted">{name}</span>
              {required && <span className="text-sm font-normal"> (required)</span>}
            </dt>
            <dd className="min-w-0 wrap-anywhere">
              {hint} <span className="text-muted">Example: {example}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={download}>
          <Download size={18} aria-hidden="true" />
          Download template
        </Button>
        <Button onClick={onUpload}>Upload your file</Button>
      </div>
    </div>
  );
}
