import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPolicyPage } from '@/pages/information/legal';
import { privacyPolicyHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(information)/privacy-policy')({
  staticData: { isPublic: true },
  head: privacyPolicyHead,
  component: PrivacyPolicyPage,
});
