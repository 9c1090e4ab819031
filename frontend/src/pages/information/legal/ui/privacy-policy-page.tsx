import { APP_NAME } from '@/shared/config';
import { LegalDocument, type DocumentSection } from './document';
import { Collection, Use } from './privacy-collection';
import { Changes, Contact, Rights } from './privacy-rights';
import { Security, Sharing } from './privacy-sharing';

/** Promises are marked with `data-promise`; docs/privacy-promises.md names the tests that check them. */
const SECTIONS: readonly DocumentSection[] = [
  { id: 'collection', title: 'Information we collect', body: <Collection /> },
  { id: 'use', title: 'How we use it', body: <Use /> },
  { id: 'sharing', title: 'What we share', body: <Sharing /> },
  { id: 'security', title: 'Security', body: <Security /> },
  { id: 'rights', title: 'Your rights', body: <Rights /> },
  { id: 'changes', title: 'Changes to this policy', body: <Changes /> },
  { id: 'contact', title: 'Contact', body: <Contact /> },
];

export function PrivacyPolicyPage() {
  return (
    <LegalDocument
      title="Privacy Policy"
      updated="Last updated November 23, 2026"
      lead={`What data ${APP_NAME} collects about you, why, and how you can control it.`}
      sections={SECTIONS}
    />
  );
}
