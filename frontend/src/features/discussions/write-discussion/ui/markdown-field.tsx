import { useState, type Ref } from 'react';
import { MarkdownText } from '@/entities/discussion';
import { Field, Textarea } from '@/shared/ui/field';
import { Tabs } from '@/shared/ui/tabs';

interface MarkdownFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLTextAreaElement>;
  error?: string | undefined;
  rows?: number;
  maxLength: number;
}

const MARKDOWN_HINT = 'You can use Markdown: **bold**, lists, > quotes, `code` and links.';

/** A Markdown field with a preview. */
export function MarkdownField({
  label,
  value,
  onChange,
  onBlur,
  inputRef,
  error,
  rows = 6,
  maxLength,
}: MarkdownFieldProps) {
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  return (
    <Field label={label} hint={MARKDOWN_HINT} error={error}>
      {(field) => (
        <Tabs
          label="Write or preview"
          look="small"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'write',
              label: 'Write',
              content: (
                <Textarea
                  {...field}
                  ref={inputRef}
                  value={value}
                  onChange={(event) => onChange(event.target.value)}
                  onBlur={onBlur}
                  rows={rows}
                  maxLength={maxLength}
                />
              ),
            },
            {
              value: 'preview',
              label: 'Preview',
              content: (
                <div className="min-h-32 rounded-control border border-line bg-surface px-3 py-2">
                  {value.trim() ? <MarkdownText text={value} /> : <p className="text-muted">Nothing to preview yet.</p>}
                </div>
              ),
            },
          ]}
        />
      )}
    </Field>
  );
}
