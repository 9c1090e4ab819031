import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { AccountProfile } from '@/entities/account';
import { Avatar, isAllowedPictureUrl, isUploadedPicture } from '@/shared/ui/avatar';
import { Field, Input } from '@/shared/ui/field';
import type { ProfileValues } from '../../model/schemas';
import { AvatarUpload } from './avatar-upload';

const PICTURE_NOT_SHOWN_MESSAGE =
  'To protect privacy, we show linked pictures only from Google and LinkedIn accounts. To use another picture, upload it.';

/** The user's picture: uploaded, or an external URL, with a preview. */
export function AvatarField({ form, profile }: { form: UseFormReturn<ProfileValues>; profile: AccountProfile }) {
  const url = useWatch({ control: form.control, name: 'avatarUrl' }).trim();
  const isHidden = URL.canParse(url) && !isAllowedPictureUrl(url);
  return (
    <fieldset className="grid grid-cols-1 gap-4 border-t border-line pt-5">
      <legend className="float-left font-display text-xl font-bold">Picture</legend>
      <AvatarUpload
        profile={profile}
        picture={<Avatar name={profile.fullName} url={url || profile.avatarUrl} size="large" />}
        onChanged={({ avatarUrl }) => form.resetField('avatarUrl', { defaultValue: externalAvatarUrl(avatarUrl) })}
      />
      <Field
        label="Or the address of a picture"
        optional
        error={form.formState.errors.avatarUrl?.message}
        hint={
          isHidden
            ? PICTURE_NOT_SHOWN_MESSAGE
            : isUploadedPicture(profile.avatarUrl) && 'This replaces the picture you uploaded.'
        }
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
    </fieldset>
  );
}

/** Returns the value of the field: empty for an uploaded picture, whose URL is internal and can't be entered. */
export const externalAvatarUrl = (avatarUrl: string | null): string =>
  isUploadedPicture(avatarUrl) ? '' : (avatarUrl ?? '');
