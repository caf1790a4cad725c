import type { CardDefinition } from 'taiki';
import {
  addToShields,
  blocker,
  cardsIn,
  charger,
  choose,
  creature,
  doubleBreaker,
  each,
  gets,
  inOrder,
  lookAtTop,
  opponentsCreatures,
  returnToHand,
  self,
  spell,
  spellAbility,
  tap,
  the,
  twinpact,
  whenPut,
} from 'taiki/words';

const fosuoda = twinpact(
  '審議の精霊フォースオーダー / サイレンス・チャージャー',
  creature({
    name: '審議の精霊フォースオーダー',
    civilizations: ['light'],
    races: ['Angel Command'],
    cost: 6,
    power: 7000,
    abilities: [
      blocker,
      doubleBreaker,
      whenPut(
        self,
        inOrder(lookAtTop(2, 'seen'), addToShields(choose(the('seen'))), returnToHand(the('seen'))),
      ),
    ],
    printings: ['DM24-EX4 061'],
  }),
  spell({
    name: 'サイレンス・チャージャー',
    civilizations: ['light'],
    cost: 3,
    abilities: [
      spellAbility(
        tap(choose(opponentsCreatures())),
        gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' }),
      ),
      charger,
    ],
  }),
);

const anbiasu = creature({
  name: '双子聖霊アンビアス',
  civilizations: ['light'],
  races: ['Angel Command', 'Funky Nightmare'],
  cost: 3,
  power: 3000,
  abilities: [
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'creature', races: ['Command'] }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'you', { type: 'spell' }), {
      kind: 'cost',
      by: -1,
      atLeast: 1,
    }),
  ],
  printings: ['DM24-EX4 083'],
});

export const light: readonly CardDefinition[] = [fosuoda, anbiasu];
