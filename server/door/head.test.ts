import { expect, test } from 'vitest';
import { nextOfBody, nextOfHead, restOf, tailOf, whoseHead } from './head.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

test.each([
  ['to its end, and not into the next', 'GET / HTTP/1.1\r\n\r\nGET /', '', 'GET / HTTP/1.1\r\n\r\n'],
  ['as far as it has come', 'GET / HT', '', 'GET / HT'],
  ['to an end that began before', '\nGET /', '\r\n\r', '\n'],
  ['no more than a piece', 'x'.repeat(2_000), '', 'x'.repeat(1_024)],
])('[T32] a head is read %s', (_, held, tail, piece) => {
  expect(nextOfHead(bytes(held), bytes(tail)).toString('latin1')).toBe(piece);
});

test('[T32] of a head its last three bytes are kept: in them its end may have begun', () => {
  expect(tailOf(bytes(''), bytes('ab')).toString()).toBe('ab');
  expect(tailOf(bytes('ab'), bytes('cd')).toString()).toBe('bcd');
});

test('[T32] a body is read as far as it goes', () => {
  const request = { headers: { 'content-length': '10' } } as Parameters<typeof restOf>[0];
  expect([restOf(request, 4), restOf(null, 0)]).toEqual([6, Number.NaN]);
  expect(nextOfBody(bytes('abcdefgh'), 3).toString()).toBe('abc');
  expect(nextOfBody(bytes('x'.repeat(2_000)), 1_500)).toHaveLength(1_024);
});

test.each([
  ['GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.0.0.1 \r\n\r\n', { 'x-forwarded-for': '10.0.0.1' }],
  ['GET / HTTP/1.1\r\nCookie: a=b\r\ncookie: c=d\r\n\r\n', { cookie: 'a=b; c=d' }],
  [
    'GET / HTTP/1.1\r\nx-forwarded-for: 1.1.1.1\r\nx-forwarded-for: 2.2.2.2\r\n\r\n',
    { 'x-forwarded-for': '1.1.1.1,2.2.2.2' },
  ],
  ['GET / HTTP/1.1\r\nHost: x\r\n\r\nX-Forwarded-For: in the body\r\n\r\n', {}],
  ['GET / HTTP/1.1\r\nX-Forwarded-For: 10.0.0.1\r\n', null],
  ['GET / HTTP/1.1\r\ncookie\r\nno colon, cookie: c=d\r\n\r\n', {}],
])('[T32] whose a head is can be seen before it is read: %j', (head, whose) => {
  expect(whoseHead(bytes(head))).toEqual(whose);
});

test('[T32] whose a head is is looked for in no more of it than is ever read, whatever blanks it is made of', () => {
  const head = (blanks: number): Buffer => bytes(`GET / HTTP/1.1\r\nCookie: a${' '.repeat(blanks)}b\r\n\r\n`);
  expect(whoseHead(head(8_000))).toEqual({ cookie: `a${' '.repeat(8_000)}b` });
  expect(whoseHead(head(60_000))).toBeNull();
});
