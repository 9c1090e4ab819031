import { useState } from 'react';
import { MAJORS } from '@/entities/college';
import { Combobox } from '@/shared/ui/combobox';
import { Field } from '@/shared/ui/field';
import { useSaveAnswers } from '../api/use-answers';
import { OnboardingStepForm, type ScreenProps } from './screen-form';

/** Maximum length on the server. */
const MAX_MAJOR_LENGTH = 200;

/** The intended major, from the list or in the student's own words. */
export function MajorScreen(props: ScreenProps) {
  const saved = props.profile.studentProfile?.intendedMajor ?? '';
  const [text, setText] = useState(saved);
  const { student } = useSaveAnswers(props.user.id);
  const typed = text.trim();
  const majors = MAJORS.filter((major) => major !== typed && major.toLowerCase().includes(typed.toLowerCase()));

  const save = async () => {
    if (typed !== saved) await student.mutateAsync({ intendedMajor: typed || null });
  };
  return (
    <OnboardingStepForm {...props} onSave={save}>
      <Field label="Intended major" hint="Choose from the list or type your own.">
        {(control) => (
          <Combobox
            control={control}
            text={text}
            onTextChange={(next) => setText([...next].slice(0, MAX_MAJOR_LENGTH).join(''))}
            items={majors}
            itemKey={(major) => major}
            itemText={(major) => major}
            renderItem={(major) => major}
            onChoose={setText}
            note={undefined}
          />
        )}
      </Field>
    </OnboardingStepForm>
  );
}
