import { refusalSentence } from '@/features/external-sign-in';

/** Why someone is back from a provider and not signed in. */
export default function ExternalRefusal({ code }: { code: string }) {
  return (
    <p role="alert" className="mb-5 rounded-control bg-danger-soft px-4 py-3 text-on-danger-soft">
      {refusalSentence(code)}
    </p>
  );
}
