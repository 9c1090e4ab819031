import { isIPv4 } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { toClientNetwork } from './client-network';
import type { Visitor } from '../../application/visitor';

/** The browser that sent the request. */
export const CurrentVisitor = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const http = context.switchToHttp();
  return toVisitor(http.getRequest<Request>(), http.getResponse<Response>());
});

export function toVisitor(request: Request, response: Response): Visitor {
  const address = toClientNetwork(request.ip);
  return {
    address,
    network: isIPv4(address) ? address.replace(/\d+$/, '0/24') : address,
    device: describeDevice(request.headers['user-agent']),
    requestId: String(response.getHeader('X-Request-Id') ?? '') || null,
  };
}

// The order matters: most browsers also contain the names of browsers that they are based on.
const BROWSER_PATTERNS: [RegExp, string][] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const OPERATING_SYSTEM_PATTERNS: [RegExp, string][] = [
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

function describeDevice(userAgent = ''): string {
  const findMatch = (list: [RegExp, string][]): string | undefined =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1];
  return `${findMatch(BROWSER_PATTERNS) ?? 'Another browser'} on ${findMatch(OPERATING_SYSTEM_PATTERNS) ?? 'another system'}`;
}
