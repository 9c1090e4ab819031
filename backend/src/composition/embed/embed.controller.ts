import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CollegePagesFacade } from '../../contexts/colleges';
import { ForumFacade } from '../../contexts/forum';
import { ProfilesFacade } from '../../contexts/mentorship';
import { isStoredForEveryone, toEntityTag } from '../../shared/infrastructure/http/cacheable';
import { Public } from '../../shared/infrastructure/http/policies';
import { Settings } from '../../shared/infrastructure/settings/settings';
import { parseId } from '../parse-id';
import { EMBED_LOOKS, renderEmbed, renderMissingEmbed, type EmbedLook } from './embed-page';
import { EMBED_CONTENT_SECURITY_POLICY } from './embed-styles';

const MAX_ALUMNI = 6;
const MAX_QUESTIONS = 4;
/** Read at once, because questions of people under 18 are left out. */
const QUESTIONS_READ = 20;
/** How long browsers and caches may show the frame without asking, in seconds: also someone who has since hidden. */
const MAX_AGE = 300;

const HTML = { schema: { type: 'string' } } as const;

/** What a college shows of its alumni on its own site. The frame is the same for everyone and uses no cookies. */
@ApiTags('platform')
@Public({ ignoresSession: true })
@Controller('embed')
export class EmbedController {
  constructor(
    private readonly colleges: CollegePagesFacade,
    private readonly profiles: ProfilesFacade,
    private readonly forum: ForumFacade,
    private readonly settings: Settings,
  ) {}

  /** A college's public alumni and open questions, as a page for a frame on the college's own site. */
  @Get(':collegeId')
  @ApiProduces('text/html')
  @ApiQuery({ name: 'look', required: false, enum: EMBED_LOOKS, description: 'light for any other value' })
  @ApiOkResponse(HTML)
  @ApiNotFoundResponse({
    description: 'The college isn’t in the catalog; a page says so',
    content: { 'text/html': HTML },
  })
  async show(
    @Param('collegeId') collegeId: string,
    @Query('look') requestedLook: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    allowFrame(response);
    const look = toLook(requestedLook);
    const id = parseId(collegeId);
    const college = id === null ? null : await this.colleges.findById(id);
    if (!college) {
      response.status(404).send(renderMissingEmbed(look, this.settings));
      return;
    }
    const alumni = await this.profiles.listPublicAlumni(college.id, MAX_ALUMNI);
    const query = { collegeId: college.id, cursor: null, limit: QUESTIONS_READ };
    const { items } = await this.forum.listPublicQuestions(query);
    const questions = items.slice(0, MAX_QUESTIONS);
    const page = renderEmbed({ college, alumni, questions }, look, this.settings);
    if (isStoredForEveryone(request, response, toEntityTag(page), MAX_AGE)) response.end();
    else response.send(page);
  }
}

const toLook = (look: unknown): EmbedLook => EMBED_LOOKS.find((one) => one === look) ?? 'light';

function allowFrame(response: Response): void {
  response
    .setHeader('Content-Security-Policy', EMBED_CONTENT_SECURITY_POLICY)
    .setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    .setHeader('Referrer-Policy', 'no-referrer')
    .setHeader('X-Robots-Tag', 'noindex')
    .type('html')
    .removeHeader('X-Frame-Options');
}
