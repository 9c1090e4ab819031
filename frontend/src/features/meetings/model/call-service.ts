const SERVICES: readonly (readonly [domain: string, name: string])[] = [
  ['meet.jit.si', 'Jitsi Meet'],
  ['zoom.us', 'Zoom'],
  ['meet.google.com', 'Google Meet'],
  ['teams.microsoft.com', 'Microsoft Teams'],
  ['teams.live.com', 'Microsoft Teams'],
  ['whereby.com', 'Whereby'],
  ['webex.com', 'Webex'],
];

/** 'Zoom (us02web.zoom.us)', or the host alone where the service is not known by name. */
export function callService(host: string): string {
  const known = SERVICES.find(([domain]) => host === domain || host.endsWith(`.${domain}`));
  return known ? `${known[1]} (${host})` : host;
}
