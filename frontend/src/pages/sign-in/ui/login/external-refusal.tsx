import { refusalSentence } from '@/features/external-sign-in';

/** Why a provider sent the user back without signing them in. */
export default function ExternalSignInError({ code }: { code: string }) {
  return (
    <p role="alert" className="mb-5 rounded-control bg-danger-soft px-4 py-3 text-on-danger-soft">
      {refusalSentence(code)}
    </p>
  );
}
