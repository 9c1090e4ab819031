import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '@/shared/lib/dates';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';
import { Field, Input } from '@/shared/ui/field';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { availabilityQueries } from '../api/availability';
import { useChangeCalendarFeed } from '../api/use-own-calendar';

const CONFIRMATION_TEXTS = {
  renew: {
    title: 'Create a new link?',
    text: 'Your current link will stop working. Add the new link to your calendars.',
    confirm: 'Create new link',
  },
  close: {
    title: 'Turn off the calendar feed?',
    text: 'Calendars that use the link will stop updating.',
    confirm: 'Turn off',
  },
} as const;

/** Creates the private feed URL, shows it once, and revokes it. */
export default function FeedSettings({ viewer }: { viewer: number }) {
  const { data, error, refetch } = useQuery(availabilityQueries.feed(viewer));
  const { make, close } = useChangeCalendarFeed(viewer);
  const [openDialog, setOpenDialog] = useState<keyof typeof CONFIRMATION_TEXTS>();
  const isOnline = useOnline();
  const isBusy = make.isPending || close.isPending;
  const url = make.data?.url;

  if (!data && error) return <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-32" />;
  return (
    <div className="grid gap-4">
      {data.isOn && url && (
        <div className="grid gap-2">
          <Field
            label="Private address"
            hint="You’ll only see this link once. Anyone who has it can see your meetings."
          >
            {(field) => <Input {...field} readOnly value={url} onFocus={({ target }) => target.select()} />}
          </Field>
          <div>
            <CopyButton text={url} label="Copy address" />
          </div>
        </div>
      )}
      <p role="status">
        {!data.isOn && 'The feed is off. No other calendar can read your meetings.'}
        {data.isOn &&
          (data.createdAt ? `The feed has been on since ${formatDate(data.createdAt)}.` : 'The feed is on.')}
      </p>
      <div className="flex flex-wrap gap-2">
        {data.isOn ? (
          <>
            <Button variant="quiet" disabled={!isOnline || isBusy} onClick={() => setOpenDialog('renew')}>
              Create a new link
            </Button>
            <Button variant="plain" disabled={!isOnline || isBusy} onClick={() => setOpenDialog('close')}>
              Turn off
            </Button>
          </>
        ) : (
          <Button busy={make.isPending} disabled={!isOnline} onClick={() => make.mutate()}>
            Create address
          </Button>
        )}
      </div>
      {openDialog && (
        <AlertDialog
          {...CONFIRMATION_TEXTS[openDialog]}
          dismiss="Keep it"
          busy={isBusy}
          open
          onOpenChange={() => setOpenDialog(undefined)}
          onConfirm={() => {
            const action = openDialog === 'renew' ? make.mutateAsync() : close.mutateAsync();
            const done = () => setOpenDialog(undefined);
            action.then(done, done);
          }}
        />
      )}
    </div>
  );
}
