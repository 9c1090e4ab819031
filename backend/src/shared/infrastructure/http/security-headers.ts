import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { Settings } from '../settings/settings';
import { isNonPagePath } from './route-prefix';

const CSP_SELF = "'self'";

const CSP_NONE = "'none'";

/** Pages whose URL can contain the token of a mail, or where a password is typed. */
const SECRET_PATHS = /^\/(auth|verify-email|forgot-password|reset-password|restore-account|unsubscribe|claim)/;

/** Returns the headers of every response, except the content security policy. */
export function securityHeaders({ production }: Settings) {
  return [
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      frameguard: { action: 'deny' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      originAgentCluster: false,
      dnsPrefetchControl: false,
      ieNoOpen: false,
      permittedCrossDomainPolicies: false,
      xssFilter: false,
    }),
    (request: Request, response: Response, next: NextFunction): void => {
      response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
      if (SECRET_PATHS.test(request.path)) response.setHeader('Referrer-Policy', 'no-referrer');
      if (isNonPagePath(request.path)) {
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
      }
      next();
    },
  ];
}

/** Returns a new nonce for the `<style>` elements of one page. */
export const createNonce = (): string => randomBytes(18).toString('base64');

/**
 * Returns the policy of a page: scripts only from this product's files, styles with the nonce, frames only of this
 * product's embed, nothing from elsewhere.
 */
export function pageContentSecurityPolicy(nonce: string, { production }: Settings): string {
  return [
    `default-src ${CSP_NONE}`,
    `script-src ${CSP_SELF}`,
    `style-src ${CSP_SELF} 'nonce-${nonce}'`,
    `img-src ${CSP_SELF} data: https://lh3.googleusercontent.com https://media.licdn.com`,
    `font-src ${CSP_SELF}`,
    `connect-src ${CSP_SELF}`,
    `manifest-src ${CSP_SELF}`,
    `worker-src ${CSP_SELF}`,
    `media-src ${CSP_NONE}`,
    `object-src ${CSP_NONE}`,
    `frame-src ${CSP_SELF}`,
    `base-uri ${CSP_NONE}`,
    `form-action ${CSP_SELF}`,
    `frame-ancestors ${CSP_NONE}`,
    // Development uses plain http; upgrading requests to https would load nothing.
    ...(production ? ['upgrade-insecure-requests'] : []),
    'report-to csp',
    'report-uri /api/csp-report',
  ].join('; ');
}
