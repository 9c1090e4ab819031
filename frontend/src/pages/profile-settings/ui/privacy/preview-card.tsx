import { EyeOff } from 'lucide-react';
import { FactList, VerifiedBadge, type ShownAlumniProfile } from '@/entities/alum';
import type { OwnProfilePreview } from '@/entities/profile';
import { Avatar } from '@/shared/ui/avatar';
import { Chip } from '@/shared/ui/chip';
import { mentoringLine, toPreviewFacts } from '../../model/preview-facts';

const NOTHING_SHOWN_TEXTS = {
  'not-chosen': 'Visitors without an account can’t see you until you choose to show your profile.',
  hidden: 'They can’t see anything. Your profile is hidden.',
  private: 'They can’t see anything. Only your connections can open your private profile.',
  minor: 'They can’t see anything. Until you’re 18, only your connections can open your profile.',
  'never-to-visitors': 'They can’t see anything. Visitors without an account can’t see students.',
};

interface PreviewCardProps {
  preview: OwnProfilePreview;
  /** What the page of an alum shows beside the profile. */
  figures: ShownAlumniProfile | null;
}

/** What another person sees, or why they see nothing. */
export function PreviewCard({ preview, figures }: PreviewCardProps) {
  const { isShown, why, person, alumniProfile, studentProfile } = preview;
  if (!isShown || !person)
    return (
      <p className="flex items-start gap-3 rounded-control bg-sunken p-4">
        <EyeOff size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
        {why ? NOTHING_SHOWN_TEXTS[why] : 'They can’t see you.'}
      </p>
    );

  const { headline, badges, lists, texts, links } = toPreviewFacts(preview);
  const mentoring = alumniProfile && figures && mentoringLine(alumniProfile, figures);
  const isNameAlone = [headline, badges, lists, texts, links].every(({ length }) => length === 0);
  return (
    <div className="grid grid-cols-1 gap-4 rounded-control border border-line bg-bg p-4">
      <div className="flex items-start gap-4">
        <Avatar name={person.displayName} url={person.avatarUrl} size="large" />
        <div className="min-w-0 flex-1">
          <h3 className="text-xl">{person.displayName}</h3>
          {headline.map((line) => (
            <p key={line} className="wrap-anywhere text-muted">
              {line}
            </p>
          ))}
          {alumniProfile && alumniProfile.collegeId !== null && <VerifiedBadge profile={figures} />}
          {badges.length > 0 && (
            <p className="mt-2 flex flex-wrap gap-1.5">
              {badges.map((badge) => (
                <Chip key={badge}>{badge}</Chip>
              ))}
            </p>
          )}
          {mentoring && <p className="num mt-2 text-muted">{mentoring}</p>}
        </div>
      </div>
      {isNameAlone && (
        <p>
          {alumniProfile || studentProfile
            ? 'They see only your name.'
            : 'Your profile is hidden. They see only your name.'}
        </p>
      )}
      <FactList lists={lists} texts={texts} links={links} />
    </div>
  );
}
