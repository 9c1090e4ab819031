import { useId } from 'react';
import { AlumniCardPreview } from '@/entities/alum';
import type { AlumniProfile } from '@/entities/profile';
import type { User } from '@/shared/auth';
import { ChoiceList } from './choice-list';

const VISIBILITY_CHOICES = [
  {
    value: true,
    label: 'Everyone (recommended)',
    text: 'Students can find you and ask you for help. Anyone on the internet can open your profile, even without an account, and your college can show it on its website. Only members see your location and links.',
  },
  { value: false, label: 'No one', text: 'No one can find you or open your profile.' },
];

interface VisibilityQuestionProps {
  user: User;
  profile: AlumniProfile;
  isVisible: boolean;
  onChange: (isVisible: boolean) => void;
}

/** Who can see the profile of an alum who mentors, with an example of the card in the finder. */
export function VisibilityQuestion({ user, profile, isVisible, onChange }: VisibilityQuestionProps) {
  const caption = useId();
  return (
    <section className="grid gap-3">
      <ChoiceList
        legend={<legend className="mb-2 text-lg font-semibold">Who can see your profile?</legend>}
        choices={VISIBILITY_CHOICES}
        value={isVisible}
        onChange={onChange}
      />
      {isVisible && (
        <figure aria-labelledby={caption} className="grid gap-2">
          <figcaption id={caption} className="text-sm text-muted">
            An example of how you’ll appear in Find Alumni:
          </figcaption>
          <AlumniCardPreview
            name={user.fullName}
            avatarUrl={user.avatarUrl}
            profile={{
              ...profile,
              isWillingToMentor: true,
              // The finder adds what isn't loaded here: open places, minutes, reply times and the badge.
              placesLeft: null,
              minutesLeft: null,
              repliesWithinDays: null,
              isVerifiedAlum: false,
            }}
          />
        </figure>
      )}
      <p className="text-sm text-muted">You can change this anytime under Privacy.</p>
    </section>
  );
}
