import { useId, useState, type ReactNode } from 'react';
import { useAuth } from '@/shared/auth';
import { useDraftState } from '@/shared/lib/drafts';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';
import type { Complaint, ReportReason } from '../api/reports';

/** The reasons for reporting a text of a member. */
const TEXT_REASONS: Readonly<Record<ReportReason, string>> = {
  spam: 'Advertising or spam',
  abuse: 'Insults, threats or unwanted advances',
  false: 'Not true',
  private: 'Private information about someone',
  other: 'Something else',
};

interface ReportDialogProps {
  /** Key under which the unsent text is kept as a draft. */
  draft: string;
  title: string;
  /** A sentence below the title. */
  description: string;
  /** The question that the reasons answer. */
  question: string;
  /** Those for a text of a member if undefined. */
  reasons?: Readonly<Record<ReportReason, string>>;
  /** How to confirm the address, for users who haven't. */
  howToConfirm: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Sends the report. Errors it throws are shown in the form. */
  onSend: (complaint: Complaint) => Promise<unknown>;
}

/** The dialog for reports to the operators. */
export function ReportDialog({ title, description, open, onOpenChange, howToConfirm, ...form }: ReportDialogProps) {
  const { user } = useAuth();
  return (
    <Dialog title={title} description={description} open={open} onOpenChange={onOpenChange} isPrecious>
      {user?.emailVerified ? <ReportForm name={title} onDone={() => onOpenChange(false)} {...form} /> : howToConfirm}
    </Dialog>
  );
}

interface ReportFormProps extends Pick<ReportDialogProps, 'draft' | 'question' | 'reasons' | 'onSend'> {
  name: string;
  onDone: () => void;
}

function ReportForm({ name, draft, question, reasons = TEXT_REASONS, onSend, onDone }: ReportFormProps) {
  const { value, setValue, restoredAfter, drop } = useDraftState<Complaint>(draft, { reason: 'spam', note: '' });
  const { reason, note } = value;
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isOnline = useOnline();
  const group = useId();

  const send = useOneAtATime(async () => {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await onSend(value);
      drop();
      onDone();
    } catch (error) {
      setRefusal(detailedRefusalText(error));
    } finally {
      setIsBusy(false);
    }
  });

  return (
    <form
      aria-label={name}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <DraftNotice restoredAfter={restoredAfter} />
      <fieldset>
        <legend className="font-semibold">{question}</legend>
        {Object.entries(reasons).map(([one, label]) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={group}
              checked={one === reason}
              onChange={() => setValue({ ...value, reason: one as ReportReason })}
              className="size-5 accent-ivy"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Field label="Anything to add?" optional>
        {(field) => (
          <Textarea
            {...field}
            value={note}
            onChange={(event) => setValue({ ...value, note: event.target.value })}
            maxLength={500}
            className="min-h-20"
          />
        )}
      </Field>
      {refusal && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
      <Button type="submit" busy={isBusy} disabled={!isOnline}>
        Send report
      </Button>
    </form>
  );
}
