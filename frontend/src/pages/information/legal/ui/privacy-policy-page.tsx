import { APP_NAME } from '@/shared/config';
import { LegalDocument, type DocumentSection } from './document';
import { DataCollectionSection, DataUseSection } from './privacy-collection';
import { PolicyChangesSection, PrivacyContactSection, YourRightsSection } from './privacy-rights';
import { DataSecuritySection, DataSharingSection } from './privacy-sharing';

/** Promises are marked with `data-promise`; docs/privacy-promises.md names the tests that check them. */
const POLICY_SECTIONS: readonly DocumentSection[] = [
  { id: 'collection', title: 'Information we collect', body: <DataCollectionSection /> },
  { id: 'use', title: 'How we use it', body: <DataUseSection /> },
  { id: 'sharing', title: 'What we share', body: <DataSharingSection /> },
  { id: 'security', title: 'Security', body: <DataSecuritySection /> },
  { id: 'rights', title: 'Your rights', body: <YourRightsSection /> },
  { id: 'changes', title: 'Changes to this policy', body: <PolicyChangesSection /> },
  { id: 'contact', title: 'Contact', body: <PrivacyContactSection /> },
];

export function PrivacyPolicyPage() {
  return (
    <LegalDocument
      title="Privacy Policy"
      updated="Last updated November 30, 2026"
      lead={`What data ${APP_NAME} collects about you, why, and how you can control it.`}
      sections={POLICY_SECTIONS}
    />
  );
}
