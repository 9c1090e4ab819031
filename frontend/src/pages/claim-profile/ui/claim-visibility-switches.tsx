import { Controller, useFormContext } from 'react-hook-form';
import { Switch } from '@/shared/ui/switch';
import type { ClaimAnswers } from '../model/claim';

/** The switches that show the person to others; all are initially off. */
export function ClaimVisibilitySwitches({ collegeName, suggested }: { collegeName: string; suggested: boolean }) {
  const { control, watch } = useFormContext<ClaimAnswers>();
  const isProfileVisible = watch('isProfileVisible');
  return (
    <>
      <Controller
        control={control}
        name="isProfileVisible"
        render={({ field: { value, onChange, ref, onBlur } }) => (
          <Switch
            label="Show my profile to everyone"
            consequence={
              value
                ? `Anyone can see your name, education and work, even without an account. ${collegeName} can show them on its website, and can see which account is yours.`
                : `No one can find you. ${collegeName} sees only that you claimed your profile.`
            }
            checked={value}
            onChange={onChange}
            ref={ref}
            onBlur={onBlur}
          />
        )}
      />
      <Controller
        control={control}
        name="isWillingToMentor"
        render={({ field: { value, onChange, ref, onBlur } }) => (
          <Switch
            label="I'm willing to mentor"
            consequence={
              (suggested ? `${collegeName} suggested you as a mentor. ` : '') +
              (value
                ? isProfileVisible
                  ? 'Students can ask you to connect. You decide each time.'
                  : 'Students can ask you to connect once you show your profile.'
                : 'Your profile won’t invite questions.')
            }
            checked={value}
            onChange={onChange}
            ref={ref}
            onBlur={onBlur}
          />
        )}
      />
      <Controller
        control={control}
        name="isActivityShared"
        render={({ field: { value, onChange, ref, onBlur } }) => (
          <Switch
            label={`Let ${collegeName} see the month I was last active`}
            consequence={
              value
                ? 'The college sees only the month, and only while everyone can see your profile.'
                : "The college can't see when you were active."
            }
            checked={value}
            onChange={onChange}
            ref={ref}
            onBlur={onBlur}
          />
        )}
      />
    </>
  );
}
