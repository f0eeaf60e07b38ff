import { expect, inject, test } from 'vitest';
import { newPage } from '@/test/page.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

test('PWA-01 the browser reads the manifest without a complaint: icons, language, direction, shortcuts, standalone', async () => {
  const page = await newPage('/');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as Record<string, unknown> & { readonly icons: readonly Icon[] };
  expect(manifest).toMatchObject({
    display: 'standalone',
    lang: 'ar',
    dir: 'rtl',
    theme_color: '#130a08',
    start_url: '/',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons)
    expect((await fetch(inject('address') + src)).headers.get('content-type')).toBe('image/png');
});
