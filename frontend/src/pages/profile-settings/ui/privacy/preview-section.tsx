import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQueries, readable, type PreviewEyes } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/panel';
import { Segmented } from '@/shared/ui/segmented';
import { Skeleton } from '@/shared/ui/skeleton';
import { SettingsCard } from '@/shared/ui/settings-card';
import { PreviewCard } from './preview-card';

const EYES = [
  { value: 'visitor', label: 'Visitor' },
  { value: 'member', label: 'Member' },
  { value: 'connection', label: 'Connection' },
] as const;

/** The user's own profile as others see it. */
export function PreviewSection({ viewer }: { viewer: number }) {
  const [as, setAs] = useState<PreviewEyes>('member');
  const { data, error, refetch } = useQuery(profileQueries.preview(as, viewer));
  return (
    <SettingsCard title="What others see" lead="Your profile as other people see it.">
      <div className="flex">
        <Segmented legend="View as" value={as} onChange={setAs} choices={EYES} />
      </div>
      <p role="status" className="sr-only">
        {data && (data.isShown ? `This is what a ${as} sees.` : `A ${as} can’t see your profile.`)}
      </p>
      {data && <PreviewCard preview={data} />}
      {!data && !error && <Skeleton className="h-32" />}
      {!data && error && <ErrorPanel message={readable(error)} onRetry={() => void refetch()} />}
    </SettingsCard>
  );
}
