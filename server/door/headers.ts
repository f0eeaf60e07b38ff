/** What every answer carries. The host is named because older browsers do not count sockets as 'self'. */
export const headersFor = (https: boolean, host: string | undefined): { readonly [name: string]: string } => ({
  'content-security-policy': policy(https, host && /^[\w.:[\]-]+$/.test(host) ? host : undefined),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'x-frame-options': 'DENY',
  ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});

const policy = (https: boolean, host: string | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${host ? ` ${https ? 'wss' : 'ws'}://${host}` : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map(feature => `${feature}=()`)
  .concat('fullscreen=(self)', 'screen-wake-lock=(self)')
  .join(', ');
