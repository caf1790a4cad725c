import type { CardDefinition } from 'taiki';
import {
  blocker,
  cannot,
  choose,
  creature,
  draw,
  gets,
  guardStrike,
  inOrder,
  itself,
  opponentsCreatures,
  putOnDeck,
  self,
  shieldTrigger,
  when,
  whenPut,
  yourHand,
} from 'taiki/words';

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

export const water: readonly CardDefinition[] = [wadafuminomikoto, wadainunomikoto, bureinburu];
