import { expect, test } from 'vitest';
import type { BalootOptions } from '../options.ts';
import { retold } from '../proof/script.ts';

type Row = readonly [rule: string, what: string, words: string, rules?: Partial<BalootOptions>];

const rows = (list: readonly Row[]) =>
  list.map(([rule, what, words, rules = {}]) => [rule, what, `${HOKUM} ${words}`, rules] as const);

const HOKUM = 'hokum:H pass pass pass =hokum:H@0 pass pass';
const FIRST = 'JH 8H 7H 8C >0 .';
const CLUBS = `${FIRST} 7C KC AC 9C >2 .`;

test.each(
  rows([
    ['9.11', 'before the first card', 'declare:fifty JH declare:sira 8H'],
    ['9.11', 'once', 'declare:fifty !declare:fifty(too-late) JH'],
    ['9.11', 'not after it', `${FIRST} !declare:fifty(too-late) AH !declare:sira(too-late) 10H`],
    ['9.11', 'on one’s own turn', '!declare:sira@1(not-your-turn) JH'],
    ['9.10', 'only what the hand holds', '!declare:hundred(no-such-project) !declare:fifty,sira(no-such-project) JH'],
    [
      '9.18',
      'the side of the best shows all of its own',
      'declare:fifty JH declare:sira 8H declare:sira 7H declare:sira 8C >0 . =fifty@0(AH,KH,QH,JH) =sira@2(9S,8S,7S) . AH',
    ],
    [
      '9.19',
      'nobody plays while they are shown',
      'declare:fifty JH 8H 7H 8C >0 . =fifty@0(AH,KH,QH,JH) !AH@0(not-now) . AH',
    ],
    ['9.19', 'nothing is shown where nothing was declared', `${FIRST} AH`],
    ['10.2', 'the second card announces Baloot', 'KH 10H 7H 8C >1 . 10S 9S 7D AS >0 . QH =baloot@0 8H 7S 9C >0 .'],
    ['11.6', 'a card that is not in the hand', '!AD(not-in-hand) !7S(not-in-hand) JH'],
    ['11.6', 'not the seat’s turn', '!8H@1(not-your-turn) JH !AH@0(not-your-turn) 8H'],
    ['11.6', 'a trick that lies open', 'JH 8H 7H 8C >0 !AH@0(not-now) .'],
    ['11.5', 'who takes the trick leads', 'KH 10H 7H 8C >1 . !AS@0(not-your-turn) KC AC 9C 7C >2 .'],
    ['12.1', 'Akka on a lead in Hokum', `${FIRST} !AH+akka(no-akka) !AS+akka(no-akka) AS !10S+akka(no-akka) 10S`],
    ['12.4', 'a wrong Akka is refused', '!KS+akka(false-akka) JH'],
    ['12.4', 'or taken, with free enforcement', 'KS+akka', { enforcement: 'free' }],
    ['15.1', 'a suit is followed', `${FIRST} AS !KC(must-follow) 10S`],
    ['15.1', 'a trump is beaten', 'KH !8H(must-overtrump) 10H'],
    ['15.1', 'a void hand cuts', `${CLUBS} 10C JC !AS(must-trump) !7D(not-in-hand) AH`],
    ['12.3', 'Akka frees a void partner in the third hand', `${CLUBS} 10C+akka JC AS`],
    ['13.1', 'nothing is locked where nobody doubled', 'JH'],
    ['15.2', 'everything may be played', `${FIRST} AS KC 8S AD >0 .`, { enforcement: 'free' }],
  ]),
)('[BAL-%s] %s', (_, __, words, rules) => {
  expect(retold(words, rules)).toBe(words);
});

test('[BAL-13.1] in a locked round no trump is led beside another suit', () => {
  const words = 'hokum:H pass pass pass =hokum:H@0 double:locked pass pass !JH(locked-lead) AS';
  expect(retold(words)).toBe(words);
});
