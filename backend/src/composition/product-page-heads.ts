import { Injectable } from '@nestjs/common';
import { type PageHead, PageHeads } from '../shared/infrastructure/http/page-heads';
import { Settings } from '../shared/infrastructure/settings/settings';

const SIGNED_IN_PAGES = /^\/(college-admin-dashboard)\/?$/;

/** The head tags of every page the browser's half can show. A path that no page answers is a 404. */
@Injectable()
export class ProductPageHeads extends PageHeads {
  readonly #fixed: Record<string, PageHead>;

  constructor(settings: Settings) {
    super();
    const name = settings.appName;
    const page = (title: string, description: string, canonical: string | null): PageHead => ({
      status: 200,
      title,
      description,
      canonical,
    });
    this.#fixed = {
      '/': page(
        `${name}: find alumni mentors and research colleges`,
        'Search US colleges by name, city or major, compare costs and outcomes, and talk with alumni who studied there.',
        '/',
      ),
      '/auth': page(`Sign in or register · ${name}`, `Sign in to ${name} or create a free account.`, '/auth'),
      '/terms': page(`Terms of Service · ${name}`, `The rules for using ${name}.`, '/terms'),
      '/privacy-policy': page(
        `Privacy Policy · ${name}`,
        `What ${name} keeps about you, why, and what you can do about it.`,
        '/privacy-policy',
      ),
      '/privacy': page(
        `Privacy Policy · ${name}`,
        `What ${name} keeps about you, why, and what you can do about it.`,
        '/privacy-policy',
      ),
      '/verify-email': page(`Confirm your email · ${name}`, 'Confirm your email address.', null),
    };
    this.#missing = {
      status: 404,
      title: `Page not found · ${name}`,
      description: 'This page does not exist.',
      canonical: null,
    };
    this.#inside = page(name, `Your ${name}.`, null);
  }

  readonly #missing: PageHead;
  readonly #inside: PageHead;

  of(path: string): Promise<PageHead> {
    const plain = path === '/index.html' ? '/' : path.replace(/(.)\/+$/, '$1');
    if (Object.hasOwn(this.#fixed, plain)) return Promise.resolve(this.#fixed[plain] as PageHead);
    return Promise.resolve(SIGNED_IN_PAGES.test(plain) ? this.#inside : this.#missing);
  }
}
