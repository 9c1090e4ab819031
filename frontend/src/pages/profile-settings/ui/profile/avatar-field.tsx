import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Avatar, isShownFrom } from '@/shared/ui/avatar';
import { Field, Input } from '@/shared/ui/field';
import type { ProfileValues } from '../../model/schemas';

const SEES_INITIALS =
  'For everybody’s privacy, pictures are shown from Google and LinkedIn accounts only. From this address people see your initials.';

/** The address of somebody's picture, and how it will look. */
export function AvatarField({ form, name }: { form: UseFormReturn<ProfileValues>; name: string }) {
  const url = useWatch({ control: form.control, name: 'avatarUrl' }).trim();
  const isHidden = URL.canParse(url) && !isShownFrom(url);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-4">
      <Avatar name={name} url={url} size="large" />
      <Field
        label="Picture"
        optional
        error={form.formState.errors.avatarUrl?.message}
        hint={isHidden ? SEES_INITIALS : 'The address of a picture. Without one, people see your initials.'}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('avatarUrl')}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="photo"
            spellCheck={false}
          />
        )}
      </Field>
    </div>
  );
}
