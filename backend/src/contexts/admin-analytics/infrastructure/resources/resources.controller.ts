import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { BYTE_ORDER_MARK, csvLine } from '../../../../shared/infrastructure/csv/csv-line';
import { CurrentUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { SignedIn } from '../../../../shared/infrastructure/http/policies';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { ALUMNI_TEMPLATE_NAME, ANALYTICS_TEMPLATE_NAME, GetResource } from '../../application/resources/get-resource';
import { TEMPLATE_COLUMNS } from '../../domain/alumni-import/columns';
import { STATISTICS_COLUMNS } from '../../domain/statistics/statistics-columns';
import { GUIDE_NAMES } from '../../application/resources/guides';
import { guideAsPdf } from './pdf-guide';
import { GuideView } from './resources.dto';

const RESOURCE_NAMES = [
  ...GUIDE_NAMES,
  ...GUIDE_NAMES.map((name) => `${name}.pdf`),
  ALUMNI_TEMPLATE_NAME,
  ANALYTICS_TEMPLATE_NAME,
];

/** Guides and templates for administrators. */
@ApiTags('college administration')
@SignedIn()
@Controller('admin/resources')
@ApiUnauthorizedResponse({ description: 'Not signed in' })
@ApiForbiddenResponse({ description: 'admin-analytics.not-verified or admin-analytics.two-factor-needed' })
export class ResourcesController {
  constructor(
    private readonly getResource: GetResource,
    private readonly settings: Settings,
  ) {}

  /** Returns a guide as JSON or, with the suffix `.pdf`, as a file; or a template as CSV. */
  @Get(':name')
  @ApiParam({ name: 'name', enum: RESOURCE_NAMES })
  @ApiOkResponse({ type: GuideView })
  @ApiNotFoundResponse({ description: 'admin-analytics.resource-not-found' })
  async download(
    @CurrentUser() { id }: SignedInUser,
    @Param('name') name: string,
  ): Promise<GuideView | StreamableFile> {
    const resource = await this.getResource.execute(id, name);
    if (resource.kind === 'guide') return { ...resource.guide };
    const disposition = `attachment; filename="${name}"`;
    if (resource.kind !== 'guide-pdf') {
      const columns = resource.kind === 'alumni-template' ? TEMPLATE_COLUMNS : STATISTICS_COLUMNS;
      const file = Buffer.from(BYTE_ORDER_MARK + csvLine([...columns]));
      return new StreamableFile(file, { type: 'text/csv; charset=utf-8', disposition, length: file.length });
    }
    return new StreamableFile(guideAsPdf(resource.guide, this.settings.appName), {
      type: 'application/pdf',
      disposition,
    });
  }
}
