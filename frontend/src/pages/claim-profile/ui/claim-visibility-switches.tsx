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
                ? `Anyone can see your name, education and work, even without an account. ${collegeName} sees your account.`
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
              (suggested ? `${collegeName} suggested you'd like to. ` : '') +
              (value
                ? isProfileVisible
                  ? 'Students can ask you to connect. You decide each time.'
                  : 'Students can ask you to connect once you show your profile.'
                : 'Your profile says that you aren’t taking students.')
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
                ? 'It sees only the month, and only while your profile is shown to everyone.'
                : "It can't see when you were active."
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
