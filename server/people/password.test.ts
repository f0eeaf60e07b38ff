import { expect, test } from 'vitest';
import { COMMON } from './common-passwords.ts';
import { isWeak } from './password.ts';

/** Of those that lists of leaked passwords begin with: of eight characters and more, for shorter ones are not taken at all. */
const TRIED = `
12345678 123456789 1234567890 87654321 11111111 00000000 12121212 11223344 12344321 123123123 147258369 98765432 66666666
password password1 password123 passw0rd P@ssw0rd Password! drowssap pa55word passwort letmein1 welcome1 changeme trustno1
qwertyui qwerty123 qwertyuiop qwerty12 asdfghjk asdfasdf asdf1234 1234qwer 1q2w3e4r q1w2e3r4 1qaz2wsx zaq12wsx qazwsxedc
zxcvbnm1 abcd1234 abcdefgh a1b2c3d4 aa123456 abc12345 iloveyou iloveyou1 iloveyou2 sunshine princess football baseball
superman batman123 starwars pokemon1 computer internet jennifer michelle jonathan samantha elizabeth1 victoria danielle
jessica1 michael1 ashley123 charlie1 jordan23 dragon123 monkey123 shadow12 master123 hunter12 killer123 whatever midnight
mercedes corvette maverick steelers redskins dolphins liverpool chelsea1 arsenal1 barcelona juventus manchester rockstar
butterfly strawberry chocolate snowball elephant dolphin1 scorpion unicorn1 rainbow1 diamond1 platinum blink182 metallica
slipknot nirvana1 greenday startrek godzilla garfield snickers cocacola november december paradise mountain football1
babygirl babygirl1 bigdaddy lovelove fuckyou1 fuckyou2 asshole1 bullshit dickhead mohammed muhammad123 ahmed123 fatima123
bismillah allah786 pakistan pakistan123 karachi1 riyadh123 saudi2020 habibi123 krishna1 sairam123x ganesha1 india123 mumbai12
flamengo corinthians palmeiras brasil123 gabriel1 senha123 teamo123 estrela1 princesa futebol1 vitoria1 testtest test1234
admin123 administrator root1234 majlis123 baloot99 summer2023 winter2024 august1999 qwerty!@# 1234abcd abc123abc 55555555
`
  .trim()
  .split(/\s+/);

test.each(TRIED)('%s is too common', password => {
  expect(isWeak(password, 'nobody')).toBe(true);
});

test.each([
  'seven blue lanterns',
  'correct horse battery staple',
  'kX9#vTq2wLz',
  'rumoljef42',
  'ghurbatain',
  'olharverdejante',
  'شاي بالنعناع كل مساء',
  'b7Zp-qmR4-uWy1',
])('%s is not', password => {
  expect(isWeak(password, 'nobody')).toBe(false);
});

test('one’s own name is no password', () => {
  expect(isWeak('xq-Tamrosh-81', 'tamrosh')).toBe(true);
});

test('there are enough words to cover three thousand passwords', () => {
  const decorated = COMMON.flatMap(word => [`${word}1`, `${word}123`, `${word}2024`]).filter(one => one.length >= 8);
  expect(new Set(decorated).size).toBeGreaterThan(3_000);
  expect(decorated.filter(one => !isWeak(one, 'nobody'))).toEqual([]);
});
