import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DEFAULT_MENTEE_COUNT, MENTEE_COUNT_OPTIONS, type AlumniProfileChange } from '@/entities/profile';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { useSaveAnswers } from '../api/use-answers';
import { ChoiceList } from './choice-list';
import { OnboardingStepForm, type ScreenProps } from './screen-form';
import { VisibilityQuestion } from './visibility-question';

const MENTORING_CHOICES = [
  { value: true, label: 'Yes', text: 'Your profile says students can ask you for help.' },
  { value: false, label: 'Not now', text: 'Your profile won’t invite questions.' },
];

/** Whether an alum mentors students, and if so, how many at a time, and who can see the profile. */
export function MentoringScreen(props: ScreenProps) {
  const { alumniProfile } = props.profile;
  const saved = alumniProfile?.isWillingToMentor ?? false;
  const savedVisibility = alumniProfile?.visibilityChosenAt ? alumniProfile.isProfileVisible : undefined;
  const [choice, setChoice] = useState<boolean | undefined>(saved || undefined);
  const [isVisible, setIsVisible] = useState(savedVisibility ?? true);
  const savedMenteeCount = alumniProfile?.maxMentees ?? DEFAULT_MENTEE_COUNT;
  const [menteeCount, setMenteeCount] = useState(savedMenteeCount);
  const { alum, privacy } = useSaveAnswers(props.user.id);

  const save = async () => {
    const change: AlumniProfileChange = {
      ...(choice !== undefined && choice !== saved && { isWillingToMentor: choice }),
      ...(choice && menteeCount !== savedMenteeCount && { maxMentees: menteeCount }),
    };
    if (Object.keys(change).length > 0) await alum.mutateAsync(change);
    if (choice && alumniProfile && isVisible !== savedVisibility)
      await privacy.mutateAsync({ isProfileVisible: isVisible });
  };
  return (
    <OnboardingStepForm {...props} onSave={save}>
      <ChoiceList
        legend={<legend className="sr-only">{props.title}</legend>}
        choices={MENTORING_CHOICES}
        value={choice}
        onChange={setChoice}
      />
      {choice && (
        <Field label="Students at a time" hint="When you have this many, students can’t send you new requests.">
          {(control) => (
            <Select {...control} value={menteeCount} onChange={({ target }) => setMenteeCount(Number(target.value))}>
              {MENTEE_COUNT_OPTIONS.map((number) => (
                <option key={number} value={number}>
                  {number}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {choice && alumniProfile ? (
        <VisibilityQuestion user={props.user} profile={alumniProfile} isVisible={isVisible} onChange={setIsVisible} />
      ) : (
        <p className="text-sm text-muted">
          Choose who can see your profile in{' '}
          <Link to="/profile-settings" search={{ tab: 'privacy' }} className="link">
            Privacy
          </Link>
          .
        </p>
      )}
    </OnboardingStepForm>
  );
}
