import type { CardDefinition } from 'taiki';
import {
  atMost,
  blocker,
  cannot,
  cardsIn,
  choose,
  chooseUpTo,
  creature,
  doubleBreaker,
  each,
  exLife,
  hasWhile,
  inOrder,
  isLike,
  lookAtTop,
  machFighter,
  onlyIf,
  put,
  putOnDeckBottom,
  returnToHand,
  self,
  speedAttacker,
  the,
  tripleBreaker,
  whenPut,
  yourCreatures,
} from 'taiki/words';

const kinguMarubadiasu = creature({
  name: '鎧道接続 キング・マルバディアス',
  civilizations: ['light', 'darkness', 'nature'],
  races: ['Dispector', 'Angel Command', 'Demon Command', 'Unknown'],
  cost: 7,
  power: 9000,
  abilities: [
    exLife,
    doubleBreaker,
    whenPut(
      self,
      inOrder(
        lookAtTop(5, 'seen'),
        put(chooseUpTo({ ref: 'seen', filter: { type: 'creature', cost: atMost(6), races: ['Distas'] } }, 2)),
        putOnDeckBottom(the('seen')),
      ),
    ),
    each(cardsIn(['hand', 'manaZone', 'graveyard'], 'opponent', { not: { multicolored: true } }), {
      kind: 'cost',
      by: 2,
      atLeast: 0,
    }),
  ],
  printings: ['DM23-BD1 006'],
});

const souruVairakkusu = creature({
  name: '真槍電融 ソウル・ヴァイラックス',
  civilizations: ['water', 'fire', 'nature'],
  races: ['Dispector', 'Liquid People', 'Phoenix'],
  cost: 7,
  power: 13000,
  abilities: [
    {
      kind: 'cost',
      way: 'alternative',
      mana: { count: 5, of: ['water', 'fire', 'nature'] },
      effect: returnToHand(choose(yourCreatures())),
    },
    exLife,
    speedAttacker,
    machFighter,
    tripleBreaker,
    hasWhile(isLike(self, { fresh: true }), cannot({ do: 'beBlocked' })),
  ],
  printings: ['DM23-BD1 008'],
});

const disKottonDisKerasasu = creature({
  name: 'Disコットン＆Disケラサス',
  civilizations: ['light', 'nature'],
  races: ['Oracle', 'Outrage', 'Distas'],
  cost: 3,
  power: 1500,
  abilities: [
    blocker,
    whenPut(
      self,
      inOrder(
        { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true, as: 'top' },
        onlyIf(isLike(the('top'), { multicolored: true }), {
          do: 'moveTop',
          who: 'you',
          count: 1,
          to: 'manaZone',
          tapped: true,
        }),
      ),
    ),
  ],
  printings: ['DM23-BD1 017'],
});

/** The cards of DM23-BD1. */
export const dm23bd1: readonly CardDefinition[] = [kinguMarubadiasu, souruVairakkusu, disKottonDisKerasasu];
