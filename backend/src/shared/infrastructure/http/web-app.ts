import { existsSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { Settings } from '../settings/settings';
import { escapeHtml } from './escape-html';
import { preloadTags, readPageFiles } from './page-files';
import { type PageHead, PageHeads } from './page-heads';
import { isNonPagePath } from './route-prefix';
import { handleErrorsBeforeNest, sendNotFound } from './problem.filter';
import { getCookies, SessionCookie } from './session-cookie';
import { createNonce, pageContentSecurityPolicy } from './security-headers';

/** Where `npm run build` writes the frontend. */
export const WEB_ROOT = resolve(__dirname, '../../../../../frontend/dist');

/** The script that colleges add to their own sites (frontend/public/embed.js), also compressed. */
const EMBED_SCRIPT_PATTERN = /[\\/]embed\.js(\.\w+)?$/;

const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the frontend: files as they are (compressed at build time), and for every page the same document with the
 * page's own head, status and a new nonce.
 */
export function serveWebApp(app: NestExpressApplication, root = WEB_ROOT): void {
  const index = join(root, 'index.html');
  if (!existsSync(index)) return;
  const template = readFileSync(index, 'utf8');
  const pageFiles = readPageFiles(root);
  const settings = app.get(Settings);
  const heads = app.get(PageHeads);
  const cookie = app.get(SessionCookie);
  const log = new Logger('Pages');

  const files = expressStaticGzip(root, {
    enableBrotli: true,
    orderPreference: ['br'],
    index: false,
    serveStatic: {
      redirect: false,
      setHeaders: (response, path: string) => {
        response.setHeader('Cache-Control', path.startsWith(join(root, 'assets')) ? CACHE_FOREVER : 'no-cache');
        if (EMBED_SCRIPT_PATTERN.test(path)) {
          response
            .setHeader('Cache-Control', 'public, max-age=3600')
            .setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
        }
        if (/\.html(\.\w+)?$/.test(path))
          response.setHeader('Content-Security-Policy', pageContentSecurityPolicy(createNonce(), settings));
      },
    },
  });
  const page = async (request: Request, response: Response): Promise<void> => {
    const isVisitor = cookie.read(request) === null;
    const { tab, colleges, programs } = request.query;
    const view = {
      isVisitor,
      tab: textOrNull(tab),
      colleges: textOrNull(colleges),
      programs: textOrNull(programs),
    };
    const head = await heads.getHead(request.path, view).catch((error: unknown): PageHead => {
      log.warn(error);
      return { status: 503, title: settings.appName, description: 'Please try again in a moment.', canonical: null };
    });
    const nonce = createNonce();
    response
      .status(head.status)
      .setHeader('Content-Security-Policy', pageContentSecurityPolicy(nonce, settings))
      .setHeader('Reporting-Endpoints', 'csp="/api/csp-report"')
      .setHeader('Cache-Control', 'private, no-cache')
      .type('html')
      .send(
        fillPageTemplate(template, {
          head,
          nonce,
          settings,
          theme: getTheme(request),
          visitor: isVisitor,
          preloads: preloadTags(pageFiles, request.path, nonce),
        }),
      );
  };

  app.use((request: Request, response: Response, next: NextFunction) => {
    if (isNonPagePath(request.path)) return next();
    if (!['GET', 'HEAD'].includes(request.method)) return sendNotFound(request, response);
    const canonicalPath = heads.findCanonicalPath(request.path);
    if (canonicalPath !== null) return response.redirect(308, canonicalPath + getQueryString(request.originalUrl));
    const otherCase = request.path.toLowerCase();
    if (otherCase !== request.path && heads.hasPage(otherCase)) {
      return response.redirect(308, otherCase + getQueryString(request.originalUrl));
    }
    if (isPagePath(request.path)) page(request, response).catch(next);
    else files(request, response, () => sendNotFound(request, response));
  });
  app.use(handleErrorsBeforeNest);
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Returns the query as it was sent, with its question mark; empty if there is none. */
const getQueryString = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/**
 * Checks whether the last segment of a path has no file extension; `/index.html` is a page too, so that it is never
 * sent as an unfilled template.
 */
const isPagePath = (path: string): boolean => normalizePath(path) === '/index.html' || !/\.[a-z0-9]{1,12}$/i.test(path);

/** Returns a path as the file system reads it. */
function normalizePath(path: string): string {
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return path;
  }
}

/** Returns JSON for a script element, which `<` could end. */
const toEmbeddedJson = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c');

/**
 * Returns the chosen theme, which is written into the page so that it needs no script and never flashes the other
 * theme.
 */
function getTheme(request: Request): string {
  const [chosen] = getCookies(request, 'theme');
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

interface PageTemplateValues {
  readonly head: PageHead;
  readonly nonce: string;
  readonly settings: Settings;
  readonly theme: string;
  /** True if the request had no session cookie, so that the page need not ask who is signed in. */
  readonly visitor: boolean;
  /** Tags that name the files of this page. */
  readonly preloads: readonly string[];
}

function fillPageTemplate(
  template: string,
  { head, nonce, settings, theme, visitor, preloads }: PageTemplateValues,
): string {
  const { origin, appName, production } = settings;
  const { title, description, canonical, keywords, data, answers } = head;
  const address = canonical === null ? null : `${origin}${canonical}`;
  const tags = [
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:site_name" content="${escapeHtml(appName)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:image" content="${escapeHtml(`${origin}/icon-512.png`)}">`,
    keywords && `<meta name="keywords" content="${escapeHtml(keywords)}">`,
    address ? `<link rel="canonical" href="${escapeHtml(address)}">` : '<meta name="robots" content="noindex">',
    address && `<meta property="og:url" content="${escapeHtml(address)}">`,
    data && `<script type="application/ld+json">${toEmbeddedJson(data)}</script>`,
    answers && `<script type="application/json" id="answers">${toEmbeddedJson(answers)}</script>`,
  ].filter(Boolean);
  return template
    .replaceAll('__CSP_NONCE__', nonce)
    .replaceAll('__APP_NAME__', () => escapeHtml(appName))
    .replace('__THEME__', theme)
    .replace('__SESSION__', visitor ? 'none' : 'perhaps')
    .replace('__ENVIRONMENT__', production ? 'production' : 'development')
    .replace('__TITLE__', () => escapeHtml(title))
    .replace('<!--head-->', () => tags.join('\n    '))
    .replace('<!--preload-->', () => preloads.join('\n    '))
    .replace('<!--heading-->', () => toBootText(head));
}

/** Returns the text that the page shows until its scripts have loaded. Screen readers read the paragraph later. */
function toBootText({ heading, introduction }: PageHead): string {
  if (!heading) return '';
  const paragraph = introduction ? `<p dir="auto" aria-hidden="true">${escapeHtml(introduction)}</p>` : '';
  return `<div><p dir="auto">${escapeHtml(heading)}</p>${paragraph}</div>`;
}
