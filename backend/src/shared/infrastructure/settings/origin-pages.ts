import { Injectable } from '@nestjs/common';
import { Settings } from './settings';

/**
 * The product's name and the addresses of its pages, for emails. Always the operator's origin, never a request's Host
 * header, which the client can choose.
 */
@Injectable()
export class OriginPages {
  readonly productName: string;

  constructor(private readonly settings: Settings) {
    this.productName = settings.appName;
  }

  /** The first page. */
  homeUrl(): string {
    return this.pageUrl('/');
  }

  /** @param path such as `/events?meeting=7` */
  protected pageUrl(path: string): string {
    return `${this.settings.origin}${path}`;
  }
}
