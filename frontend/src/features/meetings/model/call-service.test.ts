import { callServiceName } from './call-service';

describe('callService', () => {
  it.each([
    ['meet.jit.si', 'Jitsi Meet (meet.jit.si)'],
    ['us02web.zoom.us', 'Zoom (us02web.zoom.us)'],
    ['meet.google.com', 'Google Meet (meet.google.com)'],
    ['video.example.edu', 'video.example.edu'],
    ['notzoom.us', 'notzoom.us'],
    ['zoom.us.evil.example', 'zoom.us.evil.example'],
  ])('names %s: %s', (host, name) => {
    expect(callServiceName(host)).toBe(name);
  });
});
