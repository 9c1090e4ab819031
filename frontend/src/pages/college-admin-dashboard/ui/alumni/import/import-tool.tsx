import { useState } from 'react';
import { Tabs } from '@/shared/ui/tabs';
import { TemplateGuide } from './template-guide';
import { UploadAlumni } from './upload-alumni';

/** The guide to the file format, and the import. */
export function ImportTool({ viewer }: { viewer: number }) {
  const [part, setPart] = useState<'guide' | 'upload'>('guide');
  return (
    <section aria-labelledby="import-alumni" className="card p-4 sm:p-6">
      <h2 id="import-alumni" className="mb-2 text-2xl">
        Import alumni
      </h2>
      <p className="mb-4 text-muted">
        We email each person an invitation. Only your college can find them until they claim their profile. They decide
        what to show.
      </p>
      <Tabs
        label="Import alumni"
        value={part}
        onChange={setPart}
        tabs={[
          { value: 'guide', label: 'Template Guide', content: <TemplateGuide onUpload={() => setPart('upload')} /> },
          { value: 'upload', label: 'Upload Alumni Data', content: <UploadAlumni viewer={viewer} /> },
        ]}
      />
    </section>
  );
}
