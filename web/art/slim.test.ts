import { expect, test } from 'vitest';
import { slim } from './slim.ts';

const LEAF = 'd="M0 0C-13 -24 -9.75 -48 0 -48C9.75 -48 13 -24 0 0Z" fill="#f2a01e"';
const leaf = (turn: number): string => `<path ${LEAF} transform="rotate(${turn})"/>`;

test.each([
  ['air goes', '<svg>\n  <!-- a leaf -->\n  <g>\n <path d="M0 0"/> </g></svg>\n', '<svg><g><path d="M0 0"/></g></svg>'],
  ['two of a kind stay', `<svg>${leaf(1)}${leaf(2)}</svg>`, `<svg>${leaf(1)}${leaf(2)}</svg>`],
  [
    'three of a kind are drawn once',
    `<svg>${leaf(1)}${leaf(2)}<path ${LEAF}/></svg>`,
    `<svg><defs><path id="_0" ${LEAF}/></defs><use href="#_0" transform="rotate(1)"/><use href="#_0" transform="rotate(2)"/><use href="#_0"/></svg>`,
  ],
])('a drawing loses weight and nothing else: %s', (_, source, expected) => {
  expect(slim(source)).toBe(expected);
});
