const CALL_SERVICES: readonly (readonly [domain: string, name: string])[] = [
  ['meet.jit.si', 'Jitsi Meet'],
  ['zoom.us', 'Zoom'],
  ['meet.google.com', 'Google Meet'],
  ['teams.microsoft.com', 'Microsoft Teams'],
  ['teams.live.com', 'Microsoft Teams'],
  ['whereby.com', 'Whereby'],
  ['webex.com', 'Webex'],
];

/** Returns 'Zoom (us02web.zoom.us)', or only the host if the service is unknown. */
export function callServiceName(host: string): string {
  const known = CALL_SERVICES.find(([domain]) => host === domain || host.endsWith(`.${domain}`));
  return known ? `${known[1]} (${host})` : host;
}
