import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { ALUM_SCHEMA, USER_SCHEMA } from './scim-attributes';

const ALUM_EXAMPLE = { graduationYear: 2015, major: 'Mathematics', company: 'Example Robotics', willingToMentor: true };

export class ScimUsersQuery {
  /** `userName`, `emails.value`, `externalId` or `id` with `eq`, such as `userName eq "ada@example.org"`. */
  @IsOptional()
  @IsString()
  filter?: string;

  /** Position of the first result, from 1. */
  @IsOptional()
  @IsString()
  startIndex?: string;

  /** How many results to return, at most 200. */
  @IsOptional()
  @IsString()
  count?: string;
}

class ScimNameView {
  @ApiProperty({ example: 'Ada Example' })
  formatted: string;

  @ApiProperty({ example: 'Ada' })
  givenName: string;

  @ApiProperty({ example: 'Example' })
  familyName: string;
}

class ScimEmailView {
  /** The same as `userName`. */
  @ApiProperty({ example: 'ada@example.org' })
  value: string;

  @ApiProperty({ example: 'work' })
  type: string;

  @ApiProperty({ example: true })
  primary: boolean;
}

class ScimAlumView {
  @ApiProperty({ example: 2015 })
  graduationYear: number;

  @ApiProperty({ example: 'Mathematics' })
  major: string;

  @ApiProperty({ example: 'Example Robotics' })
  company?: string;

  /** What the college suggests; the person decides. */
  @ApiProperty({ example: true })
  willingToMentor?: boolean;
}

class ScimMetaView {
  @ApiProperty({ example: 'User' })
  resourceType: string;

  /** When the college sent the address. */
  @ApiProperty({ example: '2026-11-30T12:00:00.000Z' })
  created: string;

  @ApiProperty({ example: 'https://gradspan.example/scim/v2/Users/41' })
  location: string;

  /** Entity tag; send it as If-Match to change only what you read. */
  @ApiProperty({ example: 'W/"4Gc1Qh6tWvRk0mE2sYb7Zg"' })
  version: string;
}

/** An alum as the college sent them. */
export class ScimUserView {
  @ApiProperty({ example: [USER_SCHEMA, ALUM_SCHEMA] })
  schemas: string[];

  @ApiProperty({ example: '41' })
  id: string;

  /** The ID in the college’s own system. */
  @ApiProperty({ example: 'alum-20417' })
  externalId?: string;

  /** The email address, in lower case. */
  @ApiProperty({ example: 'ada@example.org' })
  userName: string;

  name: ScimNameView;

  emails: ScimEmailView[];

  /** Job title. */
  @ApiProperty({ example: 'Engineer' })
  title?: string;

  /** Address of the LinkedIn page. */
  @ApiProperty({ example: 'https://www.linkedin.com/in/ada-example' })
  profileUrl?: string;

  /** False for 30 days after the college ended the affiliation. */
  @ApiProperty({ example: true })
  active: boolean;

  @ApiProperty({ type: ScimAlumView, name: ALUM_SCHEMA })
  'urn:gradspan:scim:schemas:1.0:Alum': ScimAlumView;

  meta: ScimMetaView;
}

export class ScimUserListView {
  @ApiProperty({ example: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'] })
  schemas: string[];

  @ApiProperty({ example: 1 })
  totalResults: number;

  /** Position of the first result, from 1. */
  @ApiProperty({ example: 1 })
  startIndex: number;

  @ApiProperty({ example: 1 })
  itemsPerPage: number;

  Resources: ScimUserView[];
}

class ScimNameBody {
  @ApiProperty({ example: 'Ada' })
  givenName: string;

  @ApiProperty({ example: 'Example' })
  familyName: string;
}

class ScimAlumBody {
  /** A number or text, such as `2015`. */
  @ApiProperty({ oneOf: [{ type: 'integer' }, { type: 'string' }], example: ALUM_EXAMPLE.graduationYear })
  graduationYear: number | string;

  @ApiProperty({ example: ALUM_EXAMPLE.major })
  major: string;

  @ApiProperty({ example: ALUM_EXAMPLE.company })
  company?: string;

  @ApiProperty({ oneOf: [{ type: 'boolean' }, { type: 'string' }], example: ALUM_EXAMPLE.willingToMentor })
  willingToMentor?: boolean | string;
}

/** An alum as a college’s system sends them. Other attributes are ignored. */
export class ScimUserBody {
  @ApiProperty({ example: [USER_SCHEMA, ALUM_SCHEMA] })
  schemas?: string[];

  @ApiProperty({ example: 'alum-20417' })
  externalId?: string;

  /** The email address that receives the invitation. */
  @ApiProperty({ example: 'ada@example.org' })
  userName: string;

  name: ScimNameBody;

  @ApiProperty({ example: 'Engineer' })
  title?: string;

  @ApiProperty({ example: 'https://www.linkedin.com/in/ada-example' })
  profileUrl?: string;

  /** True if left out of a new person. Also accepted as text. */
  @ApiProperty({ oneOf: [{ type: 'boolean' }, { type: 'string' }], example: true })
  active?: boolean | string;

  @ApiProperty({ type: ScimAlumBody, name: ALUM_SCHEMA })
  'urn:gradspan:scim:schemas:1.0:Alum': ScimAlumBody;
}

class ScimOperationBody {
  /** `add`, `replace` or `remove`, in any case. */
  @ApiProperty({ example: 'replace' })
  op: string;

  /** Path of an attribute; without one, `value` has attributes. */
  @ApiProperty({ example: 'active' })
  path?: string;

  /** The new value; attributes by name if there is no path. */
  @ApiProperty({
    oneOf: [{ type: 'boolean' }, { type: 'string' }, { type: 'array', items: {} }, { type: 'object' }],
    example: false,
    required: false,
    description: 'The new value, or attributes by name without a path',
  })
  value?: unknown;
}

export class ScimPatchBody {
  @ApiProperty({ example: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'] })
  schemas?: string[];

  @ApiProperty({ type: [ScimOperationBody] })
  Operations: ScimOperationBody[];
}
