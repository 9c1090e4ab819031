import * as z from 'zod/mini';

const INVALID_PICTURE_URL_MESSAGE = 'Enter a picture address that starts with https://';
const isPictureUrlOrEmpty = (text: string) => text === '' || (text.startsWith('https://') && URL.canParse(text));

export const profileSchema = z.object({
  fullName: z.string().check(z.trim(), z.minLength(2, 'Full name must be at least 2 characters.')),
  email: z.string().check(z.trim(), z.email('Please enter a valid email address.')),
  avatarUrl: z.string().check(z.trim(), z.refine(isPictureUrlOrEmpty, INVALID_PICTURE_URL_MESSAGE)),
});

export type ProfileValues = z.infer<typeof profileSchema>;
