import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AccountProfile } from '@/entities/account';
import { alumniQueries } from '@/entities/alum';
import { profileQueries, useIsMinor, type PreviewAudience } from '@/entities/profile';
import { openRequestPrivacyText } from '@/features/connection';
import { toErrorSentence } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/panel';
import { SegmentedControl } from '@/shared/ui/segmented';
import { Skeleton } from '@/shared/ui/skeleton';
import { SettingsCard } from '@/shared/ui/settings-card';
import { PreviewCard } from './preview-card';

const PREVIEW_VIEWERS = {
  alumni: [
    { value: 'visitor', label: 'Visitor' },
    { value: 'member', label: 'Member' },
    { value: 'connection', label: 'Connection' },
  ],
  // Students are shown to alumni, not to each other.
  student: [
    { value: 'visitor', label: 'Visitor' },
    { value: 'member', label: 'Alum' },
    { value: 'asked', label: 'Alum you asked' },
    { value: 'connection', label: 'Connection' },
  ],
} as const;

interface PreviewSectionProps {
  profile: AccountProfile;
  role: keyof typeof PREVIEW_VIEWERS;
}

/** The user's own profile as others see it. */
export function PreviewSection({ profile, role }: PreviewSectionProps) {
  const { id: viewer, alumniProfile } = profile;
  const { isMinor } = useIsMinor(profile);
  const [as, setAs] = useState<PreviewAudience>('member');
  const { data, error, refetch } = useQuery(profileQueries.preview(as, viewer));
  const isAlum = role === 'alumni';
  // Contains the figures that others see beside the profile.
  const { data: page } = useQuery({ ...alumniQueries.profile(viewer, viewer), enabled: isAlum });
  const audience = PREVIEW_VIEWERS[role].find(({ value }) => value === as)?.label ?? '';
  const viewerLabel = `${/^[AEIOU]/.test(audience) ? 'An' : 'A'} ${audience.toLowerCase()}`;
  return (
    <SettingsCard title="What others see" lead="Preview your profile as other people see it.">
      <div className="flex">
        <SegmentedControl legend="View as" value={as} onChange={setAs} choices={PREVIEW_VIEWERS[role]} />
      </div>
      <p role="status" className="sr-only">
        {data && (data.isShown ? `${viewerLabel} sees this.` : `${viewerLabel} can’t see your profile.`)}
      </p>
      {as === 'asked' && isMinor !== undefined && <p className="text-muted">{openRequestPrivacyText(isMinor)}</p>}
      {data && <PreviewCard preview={data} figures={page?.alumniProfile ?? null} />}
      {!data && !error && <Skeleton className="h-32" />}
      {!data && error && <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />}
      {isAlum && alumniProfile?.isProfileVisible && (
        <Link to="/alumni/$alumniId" params={{ alumniId: String(viewer) }} className="link justify-self-start">
          Open your profile page
        </Link>
      )}
    </SettingsCard>
  );
}
