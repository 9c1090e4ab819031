import { DomainError } from '../../../../shared/domain/domain-error';

/** A detailed error code of SCIM (RFC 7644, section 3.12). */
type ScimType = 'invalidFilter' | 'invalidSyntax' | 'invalidValue' | 'invalidPath';

/** The request isn't one of SCIM, or uses a part that isn't supported. */
export class ScimRequestRefused extends DomainError {
  constructor(scimType: ScimType, message: string) {
    super('invalid', 'admin-analytics.scim-request-refused', message, [], { scimType });
  }
}
