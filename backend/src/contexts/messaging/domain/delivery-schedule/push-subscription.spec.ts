import { assertPublicEndpoint, EndpointRefused } from './push-subscription';

describe('the endpoint of a push subscription', () => {
  it.each(['https://fcm.googleapis.com/fcm/send/abc:DEF', 'https://updates.push.services.mozilla.com/wpush/v2/gAA'])(
    'is accepted: %s',
    (endpoint) => {
      expect(() => assertPublicEndpoint(endpoint)).not.toThrow();
    },
  );

  it.each([
    'http://push.example.org/1',
    'https://localhost/1',
    'https://127.0.0.1/1',
    'https://2130706433/1',
    'https://0x7f.1/1',
    'https://[::1]/1',
    'https://10.0.0.7/1',
    'https://169.254.169.254/latest/meta-data',
    'https://database.internal/1',
    'https://push.example.org:8443/1',
    'https://user:secret@push.example.org/1',
    'https://push/1',
    `https://push.example.org/${'x'.repeat(1_000)}`,
    'file:///etc/passwd',
    '',
  ])('is refused: %s', (endpoint) => {
    expect(() => assertPublicEndpoint(endpoint)).toThrow(EndpointRefused);
  });
});
