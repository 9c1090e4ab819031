import { CopyableCode, CopyButton } from '@/shared/ui/copy-button';
import { SettingsCard } from '@/shared/ui/settings-card';
import type { IntegrationSectionProps } from '../../model/tab-props';

const ALUM_SCHEMA = 'urn:gradspan:scim:schemas:1.0:Alum';

interface SentAttribute {
  attribute: string;
  content: string;
  isRequired: boolean;
}

/** What an identity provider sends, in the order of its own page of mappings. */
const ATTRIBUTES: readonly SentAttribute[] = [
  { attribute: 'userName', content: 'Email address, which gets the invitation', isRequired: true },
  { attribute: 'name.givenName', content: 'First name', isRequired: true },
  { attribute: 'name.familyName', content: 'Last name', isRequired: true },
  { attribute: `${ALUM_SCHEMA}:graduationYear`, content: 'Graduation year', isRequired: true },
  { attribute: `${ALUM_SCHEMA}:major`, content: 'Major', isRequired: true },
  { attribute: `${ALUM_SCHEMA}:company`, content: 'Company', isRequired: false },
  { attribute: `${ALUM_SCHEMA}:willingToMentor`, content: 'Willing to mentor', isRequired: false },
  { attribute: 'title', content: 'Job title', isRequired: false },
  { attribute: 'profileUrl', content: 'LinkedIn address', isRequired: false },
  { attribute: 'externalId', content: 'Your own ID of the person', isRequired: false },
  { attribute: 'active', content: 'False removes the person from your list', isRequired: false },
];

/** Returns a command that adds a person. */
const exampleRequest = (address: string): string => {
  const person = {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', ALUM_SCHEMA],
    userName: 'ada.park@college.edu',
    name: { givenName: 'Ada', familyName: 'Park' },
    [ALUM_SCHEMA]: { graduationYear: 2018, major: 'Biology' },
  };
  return [
    `curl ${address}/Users`,
    `  -H 'Authorization: Bearer <access token>'`,
    `  -H 'Content-Type: application/scim+json'`,
    `  -d '${JSON.stringify(person)}'`,
  ].join(' \\\n');
};

/** How the college's own system keeps the list of alumni up to date. */
export function RosterSection({ college }: IntegrationSectionProps) {
  const address = `${window.location.origin}/scim/v2`;
  return (
    <SettingsCard
      title="Roster"
      lead={`Let ${college.name}’s identity provider add and remove alumni through SCIM 2.0. The same rules apply as to a file: we email each person, and no one sees them until they say yes.`}
    >
      <ol className="grid list-decimal grid-cols-1 gap-2 ps-5">
        <li>Create an access token. Choose “Import alumni and see the results”.</li>
        <li>Enter the address below and the token in your identity provider.</li>
        <li>Send the attributes listed under “Attributes to send”. We ignore all others.</li>
      </ol>
      <div className="grid grid-cols-1 gap-2">
        <h3 className="text-lg">SCIM address</h3>
        <CopyableCode code={address} />
        <div>
          <CopyButton label="Copy address" text={address} />
        </div>
      </div>
      <details>
        <summary className="link min-h-11 w-fit cursor-pointer py-2 font-semibold">Attributes to send</summary>
        <table className="w-full text-sm">
          <caption className="sr-only">Attributes to send</caption>
          <thead>
            <tr className="border-b border-line text-start">
              <th scope="col" className="py-2 pe-3 text-start">
                Attribute
              </th>
              <th scope="col" className="py-2 text-start">
                Content
              </th>
            </tr>
          </thead>
          <tbody>
            {ATTRIBUTES.map(({ attribute, content, isRequired }) => (
              <tr key={attribute} className="border-b border-line align-top">
                <th scope="row" className="py-2 pe-3 text-start font-normal">
                  <code className="wrap-anywhere">{attribute}</code>
                </th>
                <td className="py-2">
                  {content}
                  {isRequired && <span className="text-muted"> (required)</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <details>
        <summary className="link min-h-11 w-fit cursor-pointer py-2 font-semibold">Example request</summary>
        <div className="grid grid-cols-1 gap-2">
          <CopyableCode code={exampleRequest(address)} />
          <div>
            <CopyButton label="Copy example" text={exampleRequest(address)} />
          </div>
        </div>
      </details>
      <p className="text-muted">
        When you remove a person who has claimed their profile, their account stays without the verified badge, and we
        let them know. You can add them again within 30 days.
      </p>
    </SettingsCard>
  );
}
