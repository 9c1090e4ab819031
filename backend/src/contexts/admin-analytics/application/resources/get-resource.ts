import { UseCase } from '../../../../shared/application/use-case';
import { DomainError } from '../../../../shared/domain/domain-error';
import { type Guide, GUIDE_NAMES, type GuideName, getGuide } from './guides';
import { FindOwnCollege } from '../memberships/own-membership';

/** Files and guides for administrators, by the name in the URL. */
type Resource =
  | { readonly kind: 'guide'; readonly guide: Guide }
  | { readonly kind: 'guide-pdf'; readonly guide: Guide }
  | { readonly kind: 'alumni-template' }
  | { readonly kind: 'analytics-template' };

export const ALUMNI_TEMPLATE_NAME = 'alumni_import_template.csv';
export const ANALYTICS_TEMPLATE_NAME = 'analytics_export_template.csv';

export class ResourceNotFound extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.resource-not-found', 'We couldn’t find this resource.');
  }
}

const isGuide = (name: string): name is GuideName => (GUIDE_NAMES as readonly string[]).includes(name);

/** Returns guides (also as PDF) and templates to verified administrators. */
@UseCase()
export class GetResource {
  constructor(private readonly findOwnCollege: FindOwnCollege) {}

  /** @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, ResourceNotFound */
  async execute(by: number, name: string): Promise<Resource> {
    await this.findOwnCollege.execute(by);
    if (name === ALUMNI_TEMPLATE_NAME) return { kind: 'alumni-template' };
    if (name === ANALYTICS_TEMPLATE_NAME) return { kind: 'analytics-template' };
    if (isGuide(name)) return { kind: 'guide', guide: getGuide(name) };
    const ofPdf = name.replace(/\.pdf$/, '');
    if (name.endsWith('.pdf') && isGuide(ofPdf)) return { kind: 'guide-pdf', guide: getGuide(ofPdf) };
    throw new ResourceNotFound();
  }
}
