import type { ComponentType } from 'react';
import type { IntegrationSectionProps, TabProps } from '../../model/tab-props';
import { CollegeAccessTokens } from './college-access-tokens';
import { CollegeSignInSection } from './college-sign-in-section';
import { RosterSection } from './roster-section';
import { WebhooksSection } from './webhooks-section';
import { WebsiteEmbed } from './website-embed';

/** In the order of the page; each section is a card with a heading of level 2. */
const SECTIONS: readonly ComponentType<IntegrationSectionProps>[] = [
  WebsiteEmbed,
  CollegeAccessTokens,
  WebhooksSection,
  RosterSection,
  CollegeSignInSection,
];

/** Connects the college's own systems. Only main administrators use these sections. */
export default function IntegrationsTab({ user, college }: TabProps) {
  if (!college.verification.isMainAdmin) {
    return <p className="text-muted">Only the main administrator of {college.name} can manage integrations.</p>;
  }
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      {SECTIONS.map((Section, index) => (
        <Section key={index} user={user} college={college} />
      ))}
    </div>
  );
}
