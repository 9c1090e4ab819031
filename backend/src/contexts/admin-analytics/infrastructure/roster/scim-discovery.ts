import { ALUM_SCHEMA, USER_SCHEMA } from './scim-attributes';
import { MAX_RESULTS } from './scim-filter';

const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
const SCHEMA_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Schema';
const RESOURCE_TYPE_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType';

/** A resource that describes the API (RFC 7643, sections 5 to 7). */
export type ScimDescription = Readonly<Record<string, unknown>>;

/** Returns a list response with these resources. */
export const toListResponse = <T>(resources: readonly T[], totalResults = resources.length, startIndex = 1) => ({
  schemas: [LIST_SCHEMA],
  totalResults,
  startIndex,
  itemsPerPage: resources.length,
  Resources: [...resources],
});

const metaOf = (origin: string, resourceType: string, path: string) => ({
  resourceType,
  location: `${origin}/scim/v2/${path}`,
});

/** Which parts of SCIM are supported. */
export const toServiceProviderConfig = (origin: string): ScimDescription => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MAX_RESULTS },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Access token',
      description: 'An access token of the college with the scope alumni:import',
      specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
      primary: true,
    },
  ],
  meta: metaOf(origin, 'ServiceProviderConfig', 'ServiceProviderConfig'),
});

/** The kinds of resources: people. */
export const listResourceTypes = (origin: string): readonly ScimDescription[] => [
  {
    schemas: [RESOURCE_TYPE_SCHEMA],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    description: 'An alum of the college',
    schema: USER_SCHEMA,
    schemaExtensions: [{ schema: ALUM_SCHEMA, required: true }],
    meta: metaOf(origin, 'ResourceType', 'ResourceTypes/User'),
  },
];

interface AttributeChoices {
  readonly type?: 'string' | 'integer' | 'boolean' | 'complex' | 'reference';
  readonly required?: boolean;
  readonly caseExact?: boolean;
  readonly multiValued?: boolean;
  readonly mutability?: 'readWrite' | 'readOnly';
  readonly uniqueness?: 'none' | 'server';
  readonly referenceTypes?: readonly string[];
  readonly subAttributes?: readonly ScimDescription[];
}

const attribute = (name: string, description: string, choices: AttributeChoices = {}): ScimDescription => ({
  name,
  description,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...choices,
});

const READ_ONLY = { mutability: 'readOnly' } as const;

/** The attributes of a person. */
export const listSchemas = (origin: string): readonly ScimDescription[] => [
  {
    schemas: [SCHEMA_SCHEMA],
    id: USER_SCHEMA,
    name: 'User',
    description: 'An alum',
    attributes: [
      attribute('userName', 'Email address that receives the invitation', { required: true, uniqueness: 'server' }),
      attribute('name', 'Name', {
        type: 'complex',
        required: true,
        subAttributes: [
          attribute('formatted', 'Full name', READ_ONLY),
          attribute('givenName', 'First name', { required: true }),
          attribute('familyName', 'Last name', { required: true }),
        ],
      }),
      attribute('emails', 'The address in userName', {
        type: 'complex',
        multiValued: true,
        ...READ_ONLY,
        subAttributes: [
          attribute('value', 'Email address', READ_ONLY),
          attribute('type', 'Always work', READ_ONLY),
          attribute('primary', 'Always true', { type: 'boolean', ...READ_ONLY }),
        ],
      }),
      attribute('title', 'Job title'),
      attribute('profileUrl', 'Address of the LinkedIn page', { type: 'reference', referenceTypes: ['external'] }),
      attribute('active', 'False ends the affiliation', { type: 'boolean' }),
    ],
    meta: metaOf(origin, 'Schema', `Schemas/${USER_SCHEMA}`),
  },
  {
    schemas: [SCHEMA_SCHEMA],
    id: ALUM_SCHEMA,
    name: 'Alum',
    description: 'What a college knows about an alum',
    attributes: [
      attribute('graduationYear', 'Year of graduation', { type: 'integer', required: true }),
      attribute('major', 'Major', { required: true }),
      attribute('company', 'Company'),
      attribute('willingToMentor', 'A suggestion; the person decides', { type: 'boolean' }),
    ],
    meta: metaOf(origin, 'Schema', `Schemas/${ALUM_SCHEMA}`),
  },
];
