import { describe, expect, it } from 'vitest';
import { isPushEndpoint } from './push-services';

const none = { testService: null };

describe('isPushEndpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD',
  ])('knows the push service of %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, none)).toBe(true);
  });

  it.each([
    ...['https://127.0.0.1/x', 'https://127.0.0.1:22/x', 'https://[::1]/x', 'https://169.254.169.254/latest'],
    ...['http://fcm.googleapis.com/x', 'https://fcm.googleapis.com:8443/x', 'https://fcm.googleapis.com/'],
    ...['https://fcm.googleapis.com.boef.example/x', 'https://boef.example/fcm.googleapis.com'],
    ...[
      'https://noor@fcm.googleapis.com/x',
      'https://push.apple.com.boef.example/x',
      'https://push.apple.com/x',
    ],
    ...['https://xpush.apple.com/x', 'ftp://fcm.googleapis.com/x', 'fcm.googleapis.com', '', ' '],
    `https://fcm.googleapis.com/${'x'.repeat(2000)}`,
  ])('sends nothing to %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, none)).toBe(false);
  });

  it('knows the service of a test by its whole origin', () => {
    const settings = { testService: { origin: 'https://127.0.0.1:8443', certificate: '' } };
    expect(isPushEndpoint('https://127.0.0.1:8443/x', settings)).toBe(true);
    expect(isPushEndpoint('https://127.0.0.1:8444/x', settings)).toBe(false);
    expect(isPushEndpoint('https://localhost:8443/x', settings)).toBe(false);
  });
});
