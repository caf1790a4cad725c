import type { CardDefinition } from 'taiki';
import {
  any,
  blocker,
  cannot,
  choose,
  creature,
  draw,
  gets,
  guardStrike,
  inOrder,
  instead,
  itself,
  oneOf,
  opponentsCreatures,
  putOnDeck,
  putOnDeckBottom,
  returnToHand,
  self,
  shieldTrigger,
  the,
  when,
  whenPut,
  wouldBeDestroyed,
  yourCreatures,
  yourHand,
} from 'taiki/words';
import { summonedFor } from '../common.ts';

const wadatokiNomikoto = creature({
  name: 'ワダトキ=識=ノミコト',
  civilizations: ['water'],
  races: ['Mizugami', 'Lost Crusader'],
  cost: 10,
  power: 4000,
  abilities: [
    shieldTrigger,
    blocker,
    whenPut(
      self,
      oneOf(
        inOrder(
          { do: 'choose', what: choose(opponentsCreatures()) },
          {
            do: 'modes',
            modes: [putOnDeck(the('chosen'), 'top'), putOnDeckBottom(the('chosen'))],
            count: 1,
            by: 'opponent',
          },
        ),
        draw(3),
      ),
    ),
  ],
  printings: ['DM25-EX2 023'],
});

const wadafuminomikoto = creature({
  name: 'ワダフミノミコト',
  civilizations: ['water'],
  races: ['Mizugami', 'Lost Crusader'],
  cost: 4,
  power: 4000,
  abilities: [guardStrike, whenPut(self, inOrder(draw(3), putOnDeck(choose(yourHand()), 'top')))],
  printings: ['DM25-EX2 089'],
});

const wadainunomikoto = creature({
  name: 'ワダイヌノミコト',
  civilizations: ['water'],
  races: ['Mizugami', 'Lost Crusader'],
  cost: 3,
  power: 3000,
  abilities: [
    guardStrike,
    blocker,
    when(
      { event: 'moved', what: itself, from: 'battleZone' },
      gets(choose(opponentsCreatures()), 'yourNextTurn', cannot({ do: 'attack' }), cannot({ do: 'block' })),
    ),
  ],
  printings: ['DM25-EX2 090'],
});

const bureinburu = creature({
  name: '知識の青 ブレインブルー',
  civilizations: ['water'],
  races: ['Cyber Lord', 'Shinobi'],
  cost: 3,
  power: 3000,
  abilities: [shieldTrigger, whenPut(self, draw())],
  printings: ['DM25-EX2 091'],
});

const wadauke = creature({
  name: 'ワダウケノミコト',
  civilizations: ['water'],
  races: ['Mizugami', 'Lost Crusader'],
  cost: 5,
  power: 5000,
  abilities: [
    summonedFor(2, 'water'),
    when({ event: 'put', what: itself, how: 'alternative' }, returnToHand(choose(yourCreatures()))),
    blocker,
    wouldBeDestroyed(any('you', { type: 'creature', civilizations: ['water'] }), instead('hand')),
  ],
  printings: ['DM25-EX2 072'],
});

export const water: readonly CardDefinition[] = [
  wadauke,
  wadatokiNomikoto,
  wadafuminomikoto,
  wadainunomikoto,
  bureinburu,
];
