import { pipeline } from 'node:stream/promises';
import { Controller, Get, NotFoundException, Param, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { type CollegeAddress, CollegePagesFacade, ProgramPagesFacade } from '../../contexts/colleges';
import { Public } from '../../shared/infrastructure/http/policies';
import { Settings } from '../../shared/infrastructure/settings/settings';
import { parseId } from '../parse-id';
import { listIndexedPaths } from '../product-page-heads';
import { toFieldPath } from '../program-page-heads';
import { findStatePath } from '../state-pages';
import { type SitemapEntry, writeSitemap } from './sitemap-xml';

const MAX_DOWNLOAD_MS = 60_000;
/** How long search engines and caches may use a response, in seconds. */
const MAX_AGE = 3_600;

const XML = { schema: { type: 'string' } } as const;

/** What search engines read first: which pages there are, and when they changed. */
@ApiTags('platform')
@Public()
@Controller()
export class SitemapController {
  readonly #origin: string;
  readonly #pagePaths: readonly string[];

  constructor(
    private readonly colleges: CollegePagesFacade,
    private readonly programs: ProgramPagesFacade,
    { origin, appName, oauthDebug }: Settings,
  ) {
    this.#origin = origin;
    this.#pagePaths = listIndexedPaths(appName, oauthDebug);
  }

  /** Which paths crawlers should leave out, and the address of the sitemap. */
  @Get('robots.txt')
  @ApiProduces('text/plain')
  @ApiOkResponse(XML)
  robots(@Res() response: Response): void {
    const lines = ['User-agent: *', 'Disallow: /api/dev/', '', `Sitemap: ${this.#origin}/sitemap.xml`];
    this.#startResponse(response, 'text/plain');
    response.send(`${lines.join('\n')}\n`);
  }

  /** The index of the sitemaps. */
  @Get('sitemap.xml')
  @ApiProduces('application/xml')
  @ApiOkResponse(XML)
  async index(@Req() request: Request, @Res() response: Response): Promise<void> {
    const parts = await this.colleges.listAddressParts();
    const programParts = await this.programs.listAddressParts();
    const entries = [
      { path: '/sitemap-pages.xml' },
      { path: '/sitemap-states.xml' },
      ...parts.map(({ part, updatedAt }) => ({ path: `/sitemap-colleges-${part}.xml`, updatedAt })),
      ...(programParts.length > 0 ? [{ path: '/sitemap-fields.xml' }] : []),
      ...programParts.map(({ part, updatedAt }) => ({ path: `/sitemap-programs-${part}.xml`, updatedAt })),
    ];
    await this.#send(request, response, 'index', [entries]);
  }

  /** The pages that don't depend on data. */
  @Get('sitemap-pages.xml')
  @ApiProduces('application/xml')
  @ApiOkResponse(XML)
  async pages(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.#send(request, response, 'pages', [this.#pagePaths.map((path) => ({ path }))]);
  }

  /** The pages of states with colleges. */
  @Get('sitemap-states.xml')
  @ApiProduces('application/xml')
  @ApiOkResponse(XML)
  async states(@Req() request: Request, @Res() response: Response): Promise<void> {
    const states = await this.colleges.listStateUpdates();
    const entries = states.flatMap(({ state, updatedAt }) => {
      const path = findStatePath(`/states/${state}`);
      return path === null ? [] : [{ path, updatedAt }];
    });
    await this.#send(request, response, 'pages', [entries]);
  }

  /** The pages of up to 10,000 colleges. The index lists the parts. */
  @Get('sitemap-colleges-:part.xml')
  @ApiProduces('application/xml')
  @ApiOkResponse(XML)
  @ApiNotFoundResponse({ description: 'There are no colleges in this part' })
  async collegePages(@Param('part') part: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.#sendPart(request, response, part, this.colleges, (id) => `/college/${id}`);
  }

  /** The pages of fields of study with programs. */
  @Get('sitemap-fields.xml')
  @ApiProduces('application/xml')
  @ApiOkResponse(XML)
  async fields(@Req() request: Request, @Res() response: Response): Promise<void> {
    const fields = await this.programs.listFields();
    await this.#send(request, response, 'pages', [fields.map((field) => ({ path: toFieldPath(field) }))]);
  }

  /** The pages with the programs of up to 10,000 colleges. The index lists the parts. */
  @Get('sitemap-programs-:part.xml')
  @ApiProduces('application/xml')
  @ApiOkResponse(XML)
  @ApiNotFoundResponse({ description: 'There are no colleges with programs in this part' })
  async programPages(@Param('part') part: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    await this.#sendPart(request, response, part, this.programs, (id) => `/college/${id}/programs`);
  }

  async #sendPart(
    request: Request,
    response: Response,
    part: string,
    lists: Pick<CollegePagesFacade, 'listAddresses'>,
    toPath: (id: number) => string,
  ): Promise<void> {
    const number = parseId(part);
    const first = number === null ? [] : await lists.listAddresses(number, 0);
    if (number === null || first.length === 0) throw new NotFoundException();
    async function* listPages(): AsyncGenerator<readonly SitemapEntry[]> {
      for (
        let page: readonly CollegeAddress[] = first;
        page.length > 0;
        page = await lists.listAddresses(number!, page.at(-1)!.id)
      ) {
        yield page.map(({ id, updatedAt }) => ({ path: toPath(id), updatedAt }));
      }
    }
    await this.#send(request, response, 'pages', listPages());
  }

  async #send(request: Request, response: Response, ...[kind, lists]: [Kind, Lists]): Promise<void> {
    this.#startResponse(response, 'application/xml');
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    // An interrupted response ends without its last chunk, so that clients notice it is incomplete.
    const signal = AbortSignal.timeout(MAX_DOWNLOAD_MS);
    await pipeline(writeSitemap(kind, this.#origin, lists), response, { signal }).catch(() => {});
  }

  #startResponse(response: Response, type: string): void {
    response
      .setHeader('Content-Type', `${type}; charset=utf-8`)
      .setHeader('Cache-Control', `public, max-age=${MAX_AGE}`);
  }
}

type Kind = Parameters<typeof writeSitemap>[0];
type Lists = Parameters<typeof writeSitemap>[2];
